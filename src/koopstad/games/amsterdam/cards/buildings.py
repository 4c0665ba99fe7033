"""The buildings, 055 to 108 (AMS-1.6)."""

from typing import Final

from koopstad.games.amsterdam.cards.conditions import AfterCardGave, AloneAhead
from koopstad.games.amsterdam.cards.counts import (
    active_buildings,
    active_laurels,
    active_maps,
    artisan_pairs,
    at_start_pier,
    bridges_passed,
    church_sets,
    crests,
    map_pairs,
    maps_of,
    most_artisans_of_a_type,
    one_more_with,
)
from koopstad.games.amsterdam.cards.effects import (
    GULDEN,
    POINTS,
    after_map,
    amstel,
    at_least,
    gain,
    gain_counted,
    in_hungarian,
    inactive_at_most,
    on,
    score,
    score_together,
)
from koopstad.games.amsterdam.cards.model import DELIVER_GOOD, TAKE_BLOCK, Card, delivering
from koopstad.games.amsterdam.position.state import GULDEN_BY_CARD, POINTS_BY_CARD
from koopstad.games.amsterdam.printed.pieces import (
    ARTISAN,
    BUILDING,
    BURGWALLEN,
    ENDGAME,
    GRACHTENGORDEL,
    HAARLEMMERBUURT,
    JORDAAN,
    MAP,
    NIEUWMARKT,
    PERMANENT,
    PHASE3,
    PLANTAGE,
)


def _for_maps_of(district: int, number: int) -> Card:
    """061 to 066 (C-06: gulden in the Hungarian text)."""
    count = maps_of(district)
    return Card(
        number, BUILDING, PHASE3, in_hungarian(gain_counted(POINTS, count), gain_counted(GULDEN, count))
    )


BUILDINGS: Final = (
    Card(55, BUILDING, PHASE3, after_map(PLANTAGE), gain(gulden=1)),
    Card(56, BUILDING, PHASE3, after_map(HAARLEMMERBUURT), gain(gulden=1)),
    Card(57, BUILDING, PHASE3, after_map(JORDAAN), gain(gulden=1)),
    Card(58, BUILDING, PHASE3, after_map(BURGWALLEN), gain(gulden=1)),
    Card(59, BUILDING, PHASE3, after_map(NIEUWMARKT), gain(gulden=1)),
    Card(60, BUILDING, PHASE3, after_map(GRACHTENGORDEL), gain(gulden=1)),
    _for_maps_of(PLANTAGE, 61),
    _for_maps_of(HAARLEMMERBUURT, 62),
    _for_maps_of(JORDAAN, 63),
    _for_maps_of(BURGWALLEN, 64),
    _for_maps_of(NIEUWMARKT, 65),
    _for_maps_of(GRACHTENGORDEL, 66),
    Card(67, BUILDING, ENDGAME, score_together(church_sets)),
    Card(68, BUILDING, ENDGAME, score_together(church_sets)),
    Card(69, BUILDING, ENDGAME, score_together(church_sets)),
    Card(70, BUILDING, PHASE3, inactive_at_most(3), gain(gulden=1)),
    Card(71, BUILDING, PHASE3, AfterCardGave(GULDEN_BY_CARD, "after-gulden"), gain(gulden=1)),
    Card(72, BUILDING, PHASE3, AfterCardGave(POINTS_BY_CARD, "after-points"), gain(points=1)),
    Card(73, BUILDING, PERMANENT, on(DELIVER_GOOD, gain(points=1))),
    Card(74, BUILDING, PERMANENT, on(TAKE_BLOCK, amstel(1))),
    Card(75, BUILDING, PERMANENT, on(DELIVER_GOOD, gain(gulden=1))),
    Card(76, BUILDING, PERMANENT, on(delivering("crystal"), gain(points=4))),
    Card(77, BUILDING, PERMANENT, on(delivering("jenever"), gain(points=4))),
    Card(78, BUILDING, PERMANENT, on(delivering("coffee"), gain(points=4))),
    Card(79, BUILDING, PERMANENT, on(delivering("beer"), gain(points=4))),
    Card(80, BUILDING, PERMANENT, on(delivering("tiles"), gain(points=4))),
    Card(81, BUILDING, PERMANENT, on(delivering("cheese"), gain(points=4))),
    Card(82, BUILDING, PERMANENT, on(delivering("lace"), gain(points=4))),
    Card(83, BUILDING, PERMANENT, on(delivering("furniture"), gain(points=4))),
    Card(84, BUILDING, PERMANENT, on(delivering("tulip"), gain(points=4))),
    Card(85, BUILDING, ENDGAME, score(1, active_maps)),
    Card(86, BUILDING, ENDGAME, score(2, active_laurels)),
    Card(87, BUILDING, ENDGAME, score(2, active_buildings)),
    Card(88, BUILDING, PHASE3, gain_counted(GULDEN, one_more_with("montelbaanstoren"))),
    Card(89, BUILDING, PHASE3, gain_counted(GULDEN, one_more_with("montelbaanstoren"))),
    Card(90, BUILDING, PHASE3, gain_counted(GULDEN, one_more_with("montelbaanstoren"))),
    Card(91, BUILDING, PHASE3, gain(pink=1)),
    Card(92, BUILDING, PHASE3, gain(orange=1)),
    Card(93, BUILDING, PHASE3, gain(brown=1)),
    Card(94, BUILDING, PHASE3, gain(grey=1)),
    Card(95, BUILDING, PHASE3, gain(purple=1)),
    Card(96, BUILDING, PHASE3, gain(black=1)),
    Card(97, BUILDING, PHASE3, AloneAhead(1), gain(points=1)),
    Card(98, BUILDING, PHASE3, inactive_at_most(3), gain(points=2)),
    Card(99, BUILDING, PHASE3, after_map(), gain(points=2)),
    Card(100, BUILDING, PHASE3, at_least(3, ARTISAN), gain(gulden=1)),
    Card(101, BUILDING, PHASE3, at_least(3, BUILDING), in_hungarian(gain(points=2), gain(gulden=1))),
    Card(102, BUILDING, PHASE3, at_least(3, MAP), gain(gulden=1)),
    Card(103, BUILDING, ENDGAME, score(4, artisan_pairs, french=2)),
    Card(104, BUILDING, ENDGAME, score(3, map_pairs)),
    Card(105, BUILDING, ENDGAME, score(2, bridges_passed)),
    Card(106, BUILDING, ENDGAME, score(1, crests)),
    Card(107, BUILDING, ENDGAME, score(8, at_start_pier)),
    Card(108, BUILDING, ENDGAME, score(2, most_artisans_of_a_type)),
)
