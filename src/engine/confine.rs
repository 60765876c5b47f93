//! Confinement of an engine on Linux, by limits on resources, by Landlock, which limits access to files, and by a filter of system
//! calls. `docs/ENGINE.md` lists what the confinement does not isolate.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::{fs, io};

use landlock::{
    ABI, Access, AccessFs, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError,
    path_beneath_rules,
};
use rustix::process::{Resource, Rlimit, Signal, set_parent_process_death_signal, setpriority_process, setrlimit};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
};

use super::{PATH, PROCESSOR_SECONDS};

const MAX_MEMORY: u64 = 1 << 30;
const MAX_OPEN_FILES: u64 = 64;
/// The niceness of the program, which equals that of the computer player.
const NICENESS: i32 = 10;

/// System calls that always fail: communication, access to other processes, privileges, and changes of files.
const REFUSED_CALLS: &[libc::c_long] = &[
    // Communication. io_uring is included, because a program could open sockets through it.
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_io_uring_setup,
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
    // Access to other processes.
    libc::SYS_kill,
    libc::SYS_tkill,
    libc::SYS_tgkill,
    libc::SYS_rt_sigqueueinfo,
    libc::SYS_rt_tgsigqueueinfo,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_process_madvise,
    libc::SYS_setpriority,
    libc::SYS_sched_setscheduler,
    libc::SYS_sched_setattr,
    libc::SYS_sched_setaffinity,
    // Privileges.
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_keyctl,
    libc::SYS_add_key,
    libc::SYS_request_key,
    // Changes of the properties of files, which Landlock does not restrict.
    libc::SYS_truncate,
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
];

/// Older variants of these system calls, which only some architectures have.
#[cfg(target_arch = "x86_64")]
const OLDER_REFUSED_CALLS: &[libc::c_long] = &[
    libc::SYS_fork,
    libc::SYS_vfork,
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
];
#[cfg(not(target_arch = "x86_64"))]
const OLDER_REFUSED_CALLS: &[libc::c_long] = &[];

/// System calls whose arguments a filter cannot read, and newer variants of refused ones. They are reported as missing, so that
/// libraries use an older variant.
const UNSUPPORTED_CALLS: &[libc::c_long] =
    &[libc::SYS_clone3, libc::SYS_openat2, libc::SYS_fchmodat2, SETXATTRAT, REMOVEXATTRAT, FILE_SETATTR];

/// System calls of newer kernels, which have the same number on all architectures.
const SETXATTRAT: libc::c_long = 463;
const REMOVEXATTRAT: libc::c_long = 466;
const FILE_SETATTR: libc::c_long = 469;

/// Commands of `fcntl` that choose the process which gets a signal when a file is ready, and the signal.
const SIGNAL_COMMANDS: &[i32] = &[libc::F_SETOWN, F_SETOWN_EX, F_SETSIG];
const F_SETOWN_EX: i32 = 15;
const F_SETSIG: i32 = 10;

/// The only commands of `ioctl` that are allowed: those with which libraries ask whether a file is a terminal and how much can be
/// read, and set its mode. Others change files that are open for reading, such as `FS_IOC_SETFLAGS`, or let the kernel send signals.
const ALLOWED_IOCTLS: &[libc::c_ulong] =
    &[libc::TCGETS, libc::TIOCGWINSZ, libc::FIONREAD, libc::FIONBIO, libc::FIOCLEX, libc::FIONCLEX];

/// Files and folders that every program may read: programs and libraries of the system, and devices without content.
const READABLE_PATHS: &[&str] = &[
    "/bin",
    "/etc/ld.so.cache",
    "/lib",
    "/lib32",
    "/lib64",
    "/sbin",
    "/usr",
    "/dev/null",
    "/dev/random",
    "/dev/urandom",
    "/dev/zero",
];

/// Replaces this process with a confined program. Returns only if this fails.
pub fn exec(command: &[OsString]) -> io::Error {
    let Some((program, arguments)) = command.split_first() else { return io::ErrorKind::InvalidInput.into() };
    match confine(command) {
        Ok(()) => {
            let mut command = Command::new(program);
            let error = command.args(arguments).env_clear().env("PATH", PATH).current_dir("/").exec();
            io::Error::new(error.kind(), format!("{}: {error}", program.display()))
        }
        Err(error) => error,
    }
}

/// Confines this process, and all programs that it executes, irrevocably. The process ends with its parent.
fn confine(command: &[OsString]) -> io::Result<()> {
    set_parent_process_death_signal(Some(Signal::KILL))?;
    // If memory is short, the kernel should stop this process first. Services may forbid a change of the priority. Both are only
    // courtesies.
    let _ = fs::write("/proc/self/oom_score_adj", "1000");
    let _ = setpriority_process(None, NICENESS);
    let limits = [
        (Resource::As, MAX_MEMORY),
        (Resource::Cpu, PROCESSOR_SECONDS),
        (Resource::Nofile, MAX_OPEN_FILES),
        (Resource::Fsize, 0),
        (Resource::Core, 0),
    ];
    for (resource, limit) in limits {
        setrlimit(resource, Rlimit { current: Some(limit), maximum: Some(limit) })?;
    }
    restrict_files(command).map_err(|error| match error {
        RulesetError::HandleAccesses(_) => io::Error::other("the kernel has no Landlock, which limits access to files"),
        other => io::Error::other(other),
    })?;
    // SAFETY: the call only marks file descriptors to be closed on `exec`. This process does not use them before that.
    if unsafe { libc::close_range(3, u32::MAX, libc::CLOSE_RANGE_CLOEXEC.cast_signed()) } != 0 {
        return Err(io::Error::last_os_error());
    }
    let failed = |error: seccompiler::Error| io::Error::other(error);
    let refused: SyscallRules = REFUSED_CALLS
        .iter()
        .chain(OLDER_REFUSED_CALLS)
        .map(|&call| (call, Vec::new()))
        .chain(partly_refused_calls()?)
        .collect();
    for (rules, error) in
        [(refused, libc::EPERM), (UNSUPPORTED_CALLS.iter().map(|&call| (call, Vec::new())).collect(), libc::ENOSYS)]
    {
        seccompiler::apply_filter(&compile_filter(rules, error).map_err(|error| failed(error.into()))?)
            .map_err(failed)?;
    }
    Ok(())
}

/// Lets this process read only the files of the system, and the files and folders that its command names with an absolute path. It
/// can write nowhere.
fn restrict_files(command: &[OsString]) -> Result<(), RulesetError> {
    let named = command.iter().map(Path::new).filter(|path| path.is_absolute());
    let readable = READABLE_PATHS.iter().map(Path::new).chain(named);
    Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(ABI::V1))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(ABI::V5))?
        .create()?
        .add_rules(path_beneath_rules(readable, AccessFs::from_read(ABI::V1)))?
        .restrict_self()?;
    Ok(())
}

type SyscallRules = BTreeMap<i64, Vec<SeccompRule>>;

fn compile_filter(rules: SyscallRules, error: i32) -> Result<BpfProgram, seccompiler::BackendError> {
    let errno = SeccompAction::Errno(error.cast_unsigned());
    SeccompFilter::new(rules, SeccompAction::Allow, errno, std::env::consts::ARCH.try_into()?)?.try_into()
}

/// Returns the system calls that fail with certain arguments. These arguments create processes (but not threads), open files for
/// writing, which includes truncation (Landlock forbids that only in newer kernels), change the flags of files, set limits of other
/// processes, let the kernel send signals to them, or let the program survive its parent.
fn partly_refused_calls() -> io::Result<Vec<(i64, Vec<SeccompRule>)>> {
    let failed = |error: seccompiler::BackendError| io::Error::other(error);
    let condition = |argument, operator, value: i32| {
        let value = u64::from(value.cast_unsigned());
        SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value).map_err(failed)
    };
    let rule =
        |argument, operator, value| SeccompRule::new(vec![condition(argument, operator, value)?]).map_err(failed);
    let set = |argument, flag: i32| rule(argument, SeccompCmpOp::MaskedEq(u64::from(flag.cast_unsigned())), flag);
    let writes = |argument| {
        let flags = [libc::O_WRONLY, libc::O_RDWR, libc::O_CREAT, libc::O_TRUNC];
        flags.into_iter().map(|flag| set(argument, flag)).collect::<io::Result<Vec<_>>>()
    };
    let any = |argument, values: &[i32]| {
        values.iter().map(|&value| rule(argument, SeccompCmpOp::Eq, value)).collect::<io::Result<Vec<_>>>()
    };
    let other_ioctl = |&command: &libc::c_ulong| condition(1, SeccompCmpOp::Ne, command as i32);
    let other_ioctls = ALLOWED_IOCTLS.iter().map(other_ioctl).collect::<io::Result<Vec<_>>>()?;
    let other_ioctls = SeccompRule::new(other_ioctls).map_err(failed)?;
    Ok(vec![
        (libc::SYS_clone, vec![rule(0, SeccompCmpOp::MaskedEq(libc::CLONE_THREAD as u64), 0)?]),
        (libc::SYS_openat, writes(2)?),
        #[cfg(target_arch = "x86_64")]
        (libc::SYS_open, writes(1)?),
        (libc::SYS_prlimit64, vec![rule(0, SeccompCmpOp::Ne, 0)?]),
        (libc::SYS_fcntl, any(1, SIGNAL_COMMANDS)?),
        (libc::SYS_ioctl, vec![other_ioctls]),
        (libc::SYS_prctl, any(0, &[libc::PR_SET_PDEATHSIG])?),
    ])
}
