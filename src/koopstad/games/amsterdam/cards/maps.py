"""The district maps, 109 to 132: four of each district, paid in its colour (AMS-1.6)."""

from typing import Final

from koopstad.games.amsterdam.cards.effects import gain, pay
from koopstad.games.amsterdam.cards.model import Card
from koopstad.games.amsterdam.pieces import MAP, PHASE3

MAPS: Final = (
    # Plantage
    Card(109, MAP, PHASE3, pay(pink=1), gain(points=1)),
    Card(110, MAP, PHASE3, pay(pink=1), gain(gulden=1)),
    Card(111, MAP, PHASE3, pay(pink=1), gain(gulden=1)),
    Card(112, MAP, PHASE3, pay(pink=1), gain(gulden=1, points=1)),
    # Haarlemmerbuurt
    Card(113, MAP, PHASE3, pay(grey=1), gain(points=1)),
    Card(114, MAP, PHASE3, pay(grey=1), gain(gulden=1)),
    Card(115, MAP, PHASE3, pay(grey=1), gain(gulden=1)),
    Card(116, MAP, PHASE3, pay(grey=1), gain(gulden=1, points=1)),
    # Jordaan
    Card(117, MAP, PHASE3, pay(orange=1), gain(points=1)),
    Card(118, MAP, PHASE3, pay(orange=1), gain(gulden=1)),
    Card(119, MAP, PHASE3, pay(orange=1), gain(gulden=1)),
    Card(120, MAP, PHASE3, pay(orange=1), gain(gulden=1, points=1)),
    # Burgwallen
    Card(121, MAP, PHASE3, pay(brown=1), gain(points=1)),
    Card(122, MAP, PHASE3, pay(brown=1), gain(gulden=1)),
    Card(123, MAP, PHASE3, pay(brown=1), gain(gulden=1)),
    Card(124, MAP, PHASE3, pay(brown=1), gain(gulden=1, points=1)),
    # Nieuwmarkt
    Card(125, MAP, PHASE3, pay(purple=1), gain(points=1)),
    Card(126, MAP, PHASE3, pay(purple=1), gain(gulden=1)),
    Card(127, MAP, PHASE3, pay(purple=1), gain(gulden=1)),
    Card(128, MAP, PHASE3, pay(purple=1), gain(gulden=1, points=1)),
    # Grachtengordel
    Card(129, MAP, PHASE3, pay(black=1), gain(points=1)),
    Card(130, MAP, PHASE3, pay(black=1), gain(gulden=1)),
    Card(131, MAP, PHASE3, pay(black=1), gain(gulden=1)),
    Card(132, MAP, PHASE3, pay(black=1), gain(gulden=1, points=1)),
)
