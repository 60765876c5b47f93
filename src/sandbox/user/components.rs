//! Finds components of messages, and builds the data of interactions with them.

use serde_json::{Value, json};

use super::CallError;
use crate::command::find_user;
use crate::limits::type_number;
use crate::{Id, Message, World};

const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const LINK_STYLE: u64 = 5;

/// Returns all components of a message, including those inside other components.
fn all_components(components: &[Value]) -> Vec<&Value> {
    let mut found = vec![];
    for component in components {
        found.push(component);
        found.extend(component["components"].as_array().into_iter().flat_map(|inner| all_components(inner)));
        found.extend(component.get("accessory"));
    }
    found
}

/// Returns the data of an interaction for a pressed button. `which` is the button's `custom_id`, label or emoji.
pub fn press(message: &Message, which: &str) -> Result<Value, CallError> {
    let mut buttons = all_components(&message.components);
    buttons.retain(|component| type_number(component) == BUTTON);
    let by_id = |button: &&&Value| button["custom_id"] == which;
    let by_label = |button: &&&Value| button["label"] == which || button["emoji"]["name"] == which;
    let found = buttons.iter().find(by_id).or_else(|| buttons.iter().find(by_label));
    let button = found.ok_or_else(|| CallError::NotFound("button", which.to_owned()))?;
    if button["disabled"] == true {
        return Err(CallError::Refused(format!("the button {which:?} is disabled")));
    }
    if button["style"] == LINK_STYLE {
        return Err(CallError::Refused(format!("the button {which:?} is a link")));
    }
    Ok(json!({ "component_type": BUTTON, "custom_id": button["custom_id"], "id": button.get("id") }))
}

/// Returns the data of an interaction for a button that the message need not have.
pub fn forged(custom_id: &str) -> Value {
    json!({ "component_type": BUTTON, "custom_id": custom_id, "id": 1 })
}

/// Returns the data of a selection in the menu with the `custom_id` or placeholder `which`, or in the only menu.
pub fn choose(world: &World, message: &Message, which: Option<&str>, values: &[String]) -> Result<Value, CallError> {
    let menus: Vec<_> =
        all_components(&message.components).into_iter().filter(|one| matches!(type_number(one), 3 | 5..=8)).collect();
    let called = |menu: &&&Value| which.is_none_or(|which| menu["custom_id"] == which || menu["placeholder"] == which);
    let mut found = menus.iter().filter(called);
    let menu = found.next().ok_or_else(|| CallError::NotFound("menu", which.unwrap_or_default().to_owned()))?;
    if which.is_none() && found.next().is_some() {
        return Err(CallError::Refused("there are several menus: say which".to_owned()));
    }
    if menu["disabled"] == true {
        return Err(CallError::Refused("the menu is disabled".to_owned()));
    }
    let (min, max) = (menu["min_values"].as_u64().unwrap_or(1), menu["max_values"].as_u64().unwrap_or(1));
    if !(min..=max).contains(&(values.len() as u64)) {
        return Err(CallError::Refused(format!("the menu takes {min} to {max} values, not {}", values.len())));
    }
    let mut data = json!({ "component_type": type_number(menu), "custom_id": menu["custom_id"], "id": menu.get("id") });
    let chosen = values.iter().map(|value| option_value(world, menu, value)).collect::<Result<Vec<_>, _>>()?;
    if type_number(menu) != STRING_SELECT {
        let ids: Vec<Id> = chosen.iter().filter_map(|id| id.parse().ok()).collect();
        data["resolved"] = match type_number(menu) {
            8 => world.resolved_data(&[], &ids, &[]),
            6 => world.resolved_data(&[], &[], &ids),
            _ => world.resolved_data(&ids, &[], &[]),
        };
    }
    data["values"] = json!(chosen);
    Ok(data)
}

/// Returns the value that the bot receives for an option, which `value` names by its value or label.
fn option_value(world: &World, menu: &Value, value: &str) -> Result<String, CallError> {
    let nothing = |what| CallError::NotFound(what, value.to_owned());
    match type_number(menu) {
        STRING_SELECT => {
            let options = menu["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let by_value = options.iter().find(|option| option["value"] == value);
            let found = by_value.or_else(|| options.iter().find(|option| option["label"] == value));
            found.and_then(|option| option["value"].as_str()).map(str::to_owned).ok_or_else(|| nothing("option"))
        }
        5 | 7 => find_user(value, &world.users).map(|id| id.to_string()).ok_or_else(|| nothing("user")),
        8 => {
            let name = value.trim_start_matches('#');
            let called = world.channels.values().find(|channel| channel.name == name || name.parse() == Ok(channel.id));
            called.map(|channel| channel.id.to_string()).ok_or_else(|| nothing("channel"))
        }
        _ => Ok(crate::users::GUILD.to_string()),
    }
}
