"""The district maps, 109 to 132: four of each district, paid in its colour (AMS-1.6)."""

from typing import Final

from koopstad.games.amsterdam.cards.effects import gain, map_of, pay
from koopstad.games.amsterdam.cards.model import Card
from koopstad.games.amsterdam.printed.pieces import (
    BURGWALLEN,
    GRACHTENGORDEL,
    HAARLEMMERBUURT,
    JORDAAN,
    MAP,
    NIEUWMARKT,
    PHASE3,
    PLANTAGE,
)

MAPS: Final = (
    Card(109, MAP, PHASE3, map_of(PLANTAGE), pay(pink=1), gain(points=1)),
    Card(110, MAP, PHASE3, map_of(PLANTAGE), pay(pink=1), gain(gulden=1)),
    Card(111, MAP, PHASE3, map_of(PLANTAGE), pay(pink=1), gain(gulden=1)),
    Card(112, MAP, PHASE3, map_of(PLANTAGE), pay(pink=1), gain(gulden=1, points=1)),
    Card(113, MAP, PHASE3, map_of(HAARLEMMERBUURT), pay(grey=1), gain(points=1)),
    Card(114, MAP, PHASE3, map_of(HAARLEMMERBUURT), pay(grey=1), gain(gulden=1)),
    Card(115, MAP, PHASE3, map_of(HAARLEMMERBUURT), pay(grey=1), gain(gulden=1)),
    Card(116, MAP, PHASE3, map_of(HAARLEMMERBUURT), pay(grey=1), gain(gulden=1, points=1)),
    Card(117, MAP, PHASE3, map_of(JORDAAN), pay(orange=1), gain(points=1)),
    Card(118, MAP, PHASE3, map_of(JORDAAN), pay(orange=1), gain(gulden=1)),
    Card(119, MAP, PHASE3, map_of(JORDAAN), pay(orange=1), gain(gulden=1)),
    Card(120, MAP, PHASE3, map_of(JORDAAN), pay(orange=1), gain(gulden=1, points=1)),
    Card(121, MAP, PHASE3, map_of(BURGWALLEN), pay(brown=1), gain(points=1)),
    Card(122, MAP, PHASE3, map_of(BURGWALLEN), pay(brown=1), gain(gulden=1)),
    Card(123, MAP, PHASE3, map_of(BURGWALLEN), pay(brown=1), gain(gulden=1)),
    Card(124, MAP, PHASE3, map_of(BURGWALLEN), pay(brown=1), gain(gulden=1, points=1)),
    Card(125, MAP, PHASE3, map_of(NIEUWMARKT), pay(purple=1), gain(points=1)),
    Card(126, MAP, PHASE3, map_of(NIEUWMARKT), pay(purple=1), gain(gulden=1)),
    Card(127, MAP, PHASE3, map_of(NIEUWMARKT), pay(purple=1), gain(gulden=1)),
    Card(128, MAP, PHASE3, map_of(NIEUWMARKT), pay(purple=1), gain(gulden=1, points=1)),
    Card(129, MAP, PHASE3, map_of(GRACHTENGORDEL), pay(black=1), gain(points=1)),
    Card(130, MAP, PHASE3, map_of(GRACHTENGORDEL), pay(black=1), gain(gulden=1)),
    Card(131, MAP, PHASE3, map_of(GRACHTENGORDEL), pay(black=1), gain(gulden=1)),
    Card(132, MAP, PHASE3, map_of(GRACHTENGORDEL), pay(black=1), gain(gulden=1, points=1)),
)
