//! Generates values of any type that records can contain, legal or not, with a deserializer that makes up its input.

use bergerie_rules::{Pos, ShapeId};
use serde::de::value::Error;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// A source of random numbers, and the cell near which all generated cells are.
#[derive(Debug)]
pub struct Arbitrary {
    number: u64,
    near: Pos,
}

impl Arbitrary {
    pub fn new(seed: (u16, u16), near: Pos) -> Arbitrary {
        Arbitrary { number: u64::from(seed.0) << 16 | u64::from(seed.1), near }
    }

    /// Returns a random number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.number = self.number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.number >> 33) as usize % end.max(1)
    }

    pub fn cell(&mut self) -> Pos {
        let mut spread = || self.below(13) as i16 - 6;
        let (x, y) = (spread(), spread());
        Pos::new(self.near.x + x, self.near.y + y)
    }

    pub fn tile(&mut self) -> ShapeId {
        let number = self.below(ShapeId::all().count());
        ShapeId::all().nth(number).expect("there are tiles")
    }

    /// Returns a random value of a type. Strings are names of cells or tiles, so an attempt may fail. The function then
    /// tries again.
    pub fn value<T: DeserializeOwned>(&mut self) -> T {
        (0..1000).find_map(|_| T::deserialize(&mut *self).ok()).expect("some value of the type")
    }
}

/// A sequence of values, such as the fields of a struct.
struct Fields<'a>(&'a mut Arbitrary, usize);

impl<'de> serde::de::SeqAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(left) = self.1.checked_sub(1) else { return Ok(None) };
        self.1 = left;
        seed.deserialize(&mut *self.0).map(Some)
    }
}

impl<'de> Deserializer<'de> for &mut Arbitrary {
    type Error = Error;

    /// Generates a number. Most numbers are small, like those of seats and segments.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let end = [4, 9, 16, 128][self.below(4)];
        visitor.visit_u64(self.below(end) as u64)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.below(2) == 0)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let is_cell = self.below(2) == 0;
        visitor.visit_string(if is_cell { self.cell().to_string() } else { self.tile().to_string() })
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.below(2) == 0 { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields(self, length))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields(self, fields.len()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let number = self.below(variants.len());
        match variants.get(number) {
            Some(variant) => visitor.visit_enum(Variant(self, variant)),
            None => Err(serde::de::Error::custom("there is no variant")),
        }
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char bytes byte_buf unit unit_struct seq tuple_struct map identifier ignored_any
    }
}

/// A variant of an enum, given by its name.
struct Variant<'a>(&'a mut Arbitrary, &'static str);

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Error> {
        Ok((seed.deserialize(IntoDeserializer::<Error>::into_deserializer(self.1))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields(self.0, length))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Fields(self.0, fields.len()))
    }
}

/// Checks that answers and draws of all expansions can be generated, whatever their fields are.
#[test]
fn answers_and_draws_of_all_expansions_are_made_up() {
    use std::collections::BTreeSet;

    use bergerie_rules::{ExpansionAction, ExpansionDrawOutcome};

    let mut arbitrary = Arbitrary::new((0, 0), Pos::START);
    let variant =
        |value: &dyn std::fmt::Debug| format!("{value:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
    let actions: BTreeSet<String> = (0..20_000).map(|_| variant(&arbitrary.value::<ExpansionAction>())).collect();
    let draws: BTreeSet<String> = (0..1000).map(|_| variant(&arbitrary.value::<ExpansionDrawOutcome>())).collect();
    println!("{actions:?} {draws:?}");
    assert!(actions.len() > 20 && draws.len() > 4, "{actions:?} {draws:?}");
}
