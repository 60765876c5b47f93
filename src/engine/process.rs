//! An engine as a child process. The program cannot block or crash the caller.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::{Agent, AgentTurn, PATH, Reply, Request};
use bergerie_rules::{Action, RecordError};

/// The time in addition to the time limit of a decision, for starting the program and transmitting data.
const GRACE: Duration = Duration::from_secs(2);

/// The maximum length of a reply in bytes. It is far above the length of the longest answer.
const MAX_REPLY_LENGTH: u64 = 64 << 10;

/// The reason why an agent gave no valid answer.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// The program cannot be started.
    #[error("it cannot be started: {0}")]
    Start(io::Error),
    /// The program did not reply in time.
    #[error("it did not answer within {} ms", .0.as_millis())]
    Timeout(Duration),
    /// The program closed its standard input or output.
    #[error("it ended: {0}")]
    Ended(io::Error),
    /// The program wrote a line that is too long.
    #[error("its answer is longer than {MAX_REPLY_LENGTH} bytes")]
    TooLong,
    /// The program wrote a line that is not a reply.
    #[error("its answer is not a reply: {0}")]
    Malformed(serde_json::Error),
    /// The program chose an answer that is not legal.
    #[error("its answer is not legal: {0:?}")]
    Illegal(Action),
    /// The game does not wait for this seat.
    #[error("the game does not wait for this seat")]
    NotAsked,
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
}

/// An engine, which is a program that answers decisions. The program runs until it fails or this value is dropped. After a failure,
/// it is started again when it is needed.
#[derive(Debug)]
pub struct Engine {
    program: OsString,
    arguments: Vec<OsString>,
    running: Option<RunningProgram>,
}

#[derive(Debug)]
struct RunningProgram {
    // Dropping this kills the process, after which the thread that uses the pipes ends.
    process: Process,
    pipes: Pipes,
}

#[derive(Debug)]
struct Pipes {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// A process that is killed when this value is dropped, together with all processes of its group.
#[derive(Debug)]
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        if let Some(group) = rustix::process::Pid::from_raw(self.0.id().cast_signed()) {
            // An error means that the process has already ended.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Engine {
    /// Creates an engine for a program with arguments. The program is started at the first decision.
    pub fn new(program: impl Into<OsString>, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Engine {
        Engine { program: program.into(), arguments: arguments.into_iter().map(Into::into).collect(), running: None }
    }

    /// Creates an engine for a program that runs in confinement. `bergerie` is the path of this program, which confines it.
    pub fn confined(bergerie: impl Into<OsString>, command: impl IntoIterator<Item = impl Into<OsString>>) -> Engine {
        let arguments = ["confine", "--"].into_iter().map(OsString::from);
        Engine::new(bergerie, arguments.chain(command.into_iter().map(Into::into)))
    }

    /// Starts the program with an empty environment and in a separate process group. The program inherits no file descriptors,
    /// because the standard library opens all files with `O_CLOEXEC`.
    fn start(&self) -> Result<RunningProgram, EngineError> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).env_clear().env("PATH", PATH);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(target_os = "linux")]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(EngineError::Start)?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let process = Process(child);
        let (input, output) = pipes.ok_or_else(|| EngineError::Start(io::ErrorKind::BrokenPipe.into()))?;
        Ok(RunningProgram { process, pipes: Pipes { input, output: BufReader::new(output) } })
    }

    /// Sends a line and returns the program's reply. Fails if it does not arrive within the time limit.
    fn request_reply(&mut self, line: String, time: Duration) -> Result<Vec<u8>, EngineError> {
        let RunningProgram { process, mut pipes } = self.running.take().map_or_else(|| self.start(), Ok)?;
        let (done, waiting) = mpsc::channel();
        let work = move || {
            let answer = pipes.request_reply(&line);
            // The receiver is gone if the caller has stopped waiting.
            let _ = done.send(answer.map(|answer| (answer, pipes)));
        };
        thread::Builder::new().name("engine".to_owned()).spawn(work).map_err(EngineError::Start)?;
        let (answer, pipes) = waiting.recv_timeout(time + GRACE).map_err(|_| EngineError::Timeout(time + GRACE))??;
        self.running = Some(RunningProgram { process, pipes });
        Ok(answer)
    }
}

impl Pipes {
    fn request_reply(&mut self, line: &str) -> Result<Vec<u8>, EngineError> {
        self.input.write_all(line.as_bytes()).and_then(|()| self.input.flush()).map_err(EngineError::Ended)?;
        let mut answer = Vec::new();
        (&mut self.output).take(MAX_REPLY_LENGTH).read_until(b'\n', &mut answer).map_err(EngineError::Ended)?;
        match answer.last() {
            Some(b'\n') => Ok(answer),
            _ if answer.len() as u64 >= MAX_REPLY_LENGTH => Err(EngineError::TooLong),
            _ => Err(EngineError::Ended(io::ErrorKind::UnexpectedEof.into())),
        }
    }
}

impl Agent for Engine {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        let request = Request::new(turn)?;
        let line = serde_json::to_string(&request).map_err(EngineError::Malformed)? + "\n";
        let answer = self.request_reply(line, turn.time)?;
        // Start the program again after an invalid reply, which may belong to an earlier request.
        let running = self.running.take();
        let Reply { action } = serde_json::from_slice(&answer).map_err(EngineError::Malformed)?;
        if !request.answers.contains(&action) {
            return Err(EngineError::Illegal(action));
        }
        self.running = running;
        Ok(vec![action])
    }
}
