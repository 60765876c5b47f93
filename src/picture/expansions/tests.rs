//! Golden pictures of expansions.

use super::the_gifts::GiftCard;
use crate::tests::{equip, golden, large_spots, monuments, pasture};
use crate::{Artist, Crop, Legend, PreviewTile, Scene};
use bergerie_rules::expansions::hills_and_sheep::Token;
use bergerie_rules::expansions::the_gifts::Card;
use bergerie_rules::{Piece, Pos, Rotation, Seat, ShapeId, Side};

#[test]
fn flocks_match_the_golden_picture() {
    let artist = Artist::new();
    let flocks: [&[Token]; 3] = [&[Token::Two, Token::Three], &[Token::Four, Token::Three, Token::Two], &[Token::One]];
    let (_, view) = pasture(4, 14, (5, 4), &flocks);
    golden("flocks", &artist.table(&Scene::new(&view)).unwrap());
    golden("tokens", &artist.tokens(&Token::ALL).unwrap());
}

#[test]
fn monuments_match_the_golden_picture() {
    let artist = Artist::new();
    let (board, mut view) = monuments(7, 62);
    equip(&mut view, 6);
    for (seat, n) in view.seats.iter_mut().zip(0..) {
        let counts =
            [(Piece::Cube, 12 - 2 * n), (Piece::Renown, 5 * n % 7), (Piece::House, 3 - n % 3), (Piece::Wall, n % 3)];
        seat.pieces.extend(counts);
    }
    let small = ShapeId::named("MO/3").unwrap();
    let legend = Some(Legend { awaited: Seat::new(1), hand: Some((small, Rotation::R90)) });
    let spots = large_spots(&board, small);
    let last = Some((Pos::new(4, 0), Seat::FIRST));
    let turn = Scene { last, legend, spots: spots.clone(), ..Scene::new(&view) };
    golden("monuments", &artist.table(&turn).unwrap());
    let preview = Some(PreviewTile {
        at: spots[0],
        shape: small,
        rotation: Rotation::R90,
        places: vec![0, 2, 3, 4, 6],
        taken: None,
    });
    let crop = Crop::Around(vec![spots[0], spots[0].step(Side::S).step(Side::E)]);
    golden("monument-tried", &artist.table(&Scene { preview, crop, ..Scene::new(&view) }).unwrap());
    let shown = view.expansions.monuments.clone().unwrap();
    for (name, monument) in ["monument-1", "monument-2", "monument-3", "monument-4"].into_iter().zip(&shown.monuments) {
        golden(name, &artist.monument(&view, monument).unwrap());
    }
}

#[test]
fn gifts_match_the_golden_picture() {
    let artist = Artist::new();
    let faces =
        Card::ALL.into_iter().zip('A'..).map(|(gift, letter)| GiftCard { gift: Some(gift), label: letter.into() });
    let pile = GiftCard { gift: None, label: "17".to_owned() };
    let cards: Vec<GiftCard> = std::iter::once(pile).chain(faces).collect();
    let seat = Seat::new(1).unwrap();
    golden("gifts", &artist.gifts(&cards, seat).unwrap());
    let one = artist.gifts(&cards[1..2], seat).unwrap();
    let none = artist.gifts(&[], seat).unwrap();
    assert!(one.width < 300 && none.width < 300, "a card is not enlarged");
}
