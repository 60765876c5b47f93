//! Mentions in a message, and the users whom they may ping.

use serde_json::Value;

use crate::{Form, Id};

/// All mentions in a message, including those that are not allowed to ping.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Mentions {
    /// The users that are mentioned as `<@id>`.
    pub users: Vec<Id>,
    /// The roles that are mentioned as `<@&id>`.
    pub roles: Vec<Id>,
    /// Whether the text contains `@everyone` or `@here`.
    pub everyone: bool,
}

pub fn find(content: &str) -> Mentions {
    let mut found =
        Mentions { everyone: content.contains("@everyone") || content.contains("@here"), ..Mentions::default() };
    for piece in content.split("<@").skip(1) {
        let Some((inner, _)) = piece.split_once('>') else { continue };
        let (list, digits) = match inner.strip_prefix('&') {
            Some(role) => (&mut found.roles, role),
            None => (&mut found.users, inner.strip_prefix('!').unwrap_or(inner)),
        };
        if let Ok(id) = digits.parse()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
    found
}

/// The field `allowed_mentions` of a request, which restricts pings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedMentions {
    users: MentionTarget,
    roles: MentionTarget,
    everyone: bool,
    /// Whether a reply pings the author of the message to which it replies.
    pub replied_user: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum MentionTarget {
    All,
    Only(Vec<Id>),
}

impl MentionTarget {
    fn allows(&self, id: &Id) -> bool {
        match self {
            Self::All => true,
            Self::Only(ids) => ids.contains(id),
        }
    }
}

impl Default for AllowedMentions {
    /// Returns the value for a request without `allowed_mentions`: every mention pings.
    fn default() -> Self {
        Self { users: MentionTarget::All, roles: MentionTarget::All, everyone: true, replied_user: true }
    }
}

impl AllowedMentions {
    /// Parses the field `allowed_mentions` of a body. Adds errors to the form.
    pub fn read(body: &Value, form: &mut Form) -> Self {
        let Some(object) = body.get("allowed_mentions").filter(|value| value.is_object()) else {
            return Self::default();
        };
        let mut allowed = Self {
            users: MentionTarget::Only(vec![]),
            roles: MentionTarget::Only(vec![]),
            everyone: false,
            replied_user: false,
        };
        form.within("allowed_mentions", |form| {
            let parse = form.list(object, "parse", 3);
            let parses = |what: &str| parse.iter().any(|item| item == what);
            allowed.users = MentionTarget::read(object, "users", parses("users"), form);
            allowed.roles = MentionTarget::read(object, "roles", parses("roles"), form);
            allowed.everyone = parses("everyone");
            allowed.replied_user = object.get("replied_user").and_then(Value::as_bool).unwrap_or(false);
        });
        allowed
    }

    /// Returns the mentions that are allowed to ping.
    pub fn filter(&self, mut mentions: Mentions) -> Mentions {
        mentions.users.retain(|id| self.users.allows(id));
        mentions.roles.retain(|id| self.roles.allows(id));
        mentions.everyone &= self.everyone;
        mentions
    }
}

impl MentionTarget {
    fn read(object: &Value, key: &str, all: bool, form: &mut Form) -> Self {
        let list = form.list(object, key, 100);
        if all && !list.is_empty() {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            form.error("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
        if all {
            return Self::All;
        }
        Self::Only(list.iter().filter_map(|id| serde_json::from_value(id.clone()).ok()).collect())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ids(numbers: &[u64]) -> Vec<Id> {
        numbers.iter().map(|&number| Id::new(number)).collect()
    }

    #[test]
    fn mentions_are_found_once_each() {
        let found = find("<@1> and <@!2>, <@1> of <@&3>; <@x> <@4");
        assert_eq!(found, Mentions { users: ids(&[1, 2]), roles: ids(&[3]), everyone: false });
        assert!(find("hey @everyone").everyone);
    }

    #[test]
    fn allowed_mentions_decide_who_is_pinged() {
        for (body, users, everyone) in [
            (json!({}), vec![1, 2], true),
            (json!({ "allowed_mentions": {} }), vec![], false),
            (json!({ "allowed_mentions": { "parse": [] } }), vec![], false),
            (json!({ "allowed_mentions": { "parse": ["users"] } }), vec![1, 2], false),
            (json!({ "allowed_mentions": { "users": ["2", "9"] } }), vec![2], false),
            (json!({ "allowed_mentions": { "parse": ["everyone"] } }), vec![], true),
        ] {
            let mut form = Form::default();
            let through = AllowedMentions::read(&body, &mut form).filter(find("<@1> <@2> @here"));
            assert_eq!((through.users, through.everyone), (ids(&users), everyone), "{body}");
            assert!(form.into_errors().is_empty());
        }
    }

    #[test]
    fn parsing_all_users_excludes_a_list_of_users() {
        let mut form = Form::default();
        AllowedMentions::read(&json!({ "allowed_mentions": { "parse": ["users"], "users": ["1"] } }), &mut form);
        assert_eq!(form.into_errors().len(), 1);
    }
}
