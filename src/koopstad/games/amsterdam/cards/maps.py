"""The district maps, 109 to 132: four of each district, paid in its colour (AMS-1.6)."""

from typing import Final

from koopstad.games.amsterdam.cards.effects import gain, map_of, pay
from koopstad.games.amsterdam.cards.model import Card
from koopstad.games.amsterdam.printed.pieces import (
    BURGWALLEN,
    GRACHTENGORDEL,
    HAARLEMMERBUURT,
    JORDAAN,
    NIEUWMARKT,
    PLANTAGE,
)

MAPS: Final = (
    Card(109, map_of(PLANTAGE), pay(pink=1), gain(points=1)),
    Card(110, map_of(PLANTAGE), pay(pink=1), gain(gulden=1)),
    Card(111, map_of(PLANTAGE), pay(pink=1), gain(gulden=1)),
    Card(112, map_of(PLANTAGE), pay(pink=1), gain(gulden=1, points=1)),
    Card(113, map_of(HAARLEMMERBUURT), pay(grey=1), gain(points=1)),
    Card(114, map_of(HAARLEMMERBUURT), pay(grey=1), gain(gulden=1)),
    Card(115, map_of(HAARLEMMERBUURT), pay(grey=1), gain(gulden=1)),
    Card(116, map_of(HAARLEMMERBUURT), pay(grey=1), gain(gulden=1, points=1)),
    Card(117, map_of(JORDAAN), pay(orange=1), gain(points=1)),
    Card(118, map_of(JORDAAN), pay(orange=1), gain(gulden=1)),
    Card(119, map_of(JORDAAN), pay(orange=1), gain(gulden=1)),
    Card(120, map_of(JORDAAN), pay(orange=1), gain(gulden=1, points=1)),
    Card(121, map_of(BURGWALLEN), pay(brown=1), gain(points=1)),
    Card(122, map_of(BURGWALLEN), pay(brown=1), gain(gulden=1)),
    Card(123, map_of(BURGWALLEN), pay(brown=1), gain(gulden=1)),
    Card(124, map_of(BURGWALLEN), pay(brown=1), gain(gulden=1, points=1)),
    Card(125, map_of(NIEUWMARKT), pay(purple=1), gain(points=1)),
    Card(126, map_of(NIEUWMARKT), pay(purple=1), gain(gulden=1)),
    Card(127, map_of(NIEUWMARKT), pay(purple=1), gain(gulden=1)),
    Card(128, map_of(NIEUWMARKT), pay(purple=1), gain(gulden=1, points=1)),
    Card(129, map_of(GRACHTENGORDEL), pay(black=1), gain(points=1)),
    Card(130, map_of(GRACHTENGORDEL), pay(black=1), gain(gulden=1)),
    Card(131, map_of(GRACHTENGORDEL), pay(black=1), gain(gulden=1)),
    Card(132, map_of(GRACHTENGORDEL), pay(black=1), gain(gulden=1, points=1)),
)
