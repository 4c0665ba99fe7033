"""Who may know what: views, imagined positions, and what is still unseen.

Hidden are the cards of a hand (their backs, and so their colours, are seen), which card lies as a building
site (its colour is seen; its owner may look), and the order of the piles. Known to others are hand cards that
came there openly, until they may have left it unseen; and what a draw pile held, to whoever searched it.

Cards of a colour lie in a hand in no order. What is imagined depends on what the seat knows, and on chance.
"""

from typing import TYPE_CHECKING, cast

from koopstad.engine.cards import Question
from koopstad.engine.dealer import Dealer
from koopstad.games.hamburg.cards.programs import piece_of
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE, TOKENS
from koopstad.games.hamburg.rules.turn import GRANTED

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position
    from koopstad.games.hamburg.position.views import HamburgAsked, HamburgPlayer, HamburgView


def eye(state: "Position", seat: int | None) -> int:
    """The bit of a seat in the masks of who knows a card; the spectator's comes behind the seats'."""
    return 1 << (state.seats if seat is None else seat)


def view(state: "Position", seat: int | None) -> "HamburgView":
    """Cards stand by their numbers, colours by their names; a None is a card not known."""
    board = state.board
    frame = state.pending[-1] if state.pending else None
    bit = eye(state, seat)
    return {
        "game": "hamburg",
        "you": seat,
        "to_move": frame.seat if frame is not None else None,
        "step": frame.step.name if frame is not None else "over",
        "asked": cast("HamburgAsked", frame.asked()) if frame is not None else {},
        "variants": dict(state.deck.variants),
        "asker": piece_of(frame.source) if isinstance(frame, Question) else None,
        "cycle": state.cycle,
        "phase": state.phase,
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first,
        "dice": list(state.dice),
        "window": None if state.window < 0 else DICE[board.windows[state.window]],
        "helpers": _by_window(state, state.helpers),
        "church": _by_window(state, state.church),
        "piles": [len(pile) for pile in state.piles],
        "discard": list(state.discard_top),
        "discard_rest": list(state.discard_rest),
        "searched": {COLOURS[entry[1]]: list(entry[2:]) for entry in state.searched if entry[0] == seat},
        "black_pile": len(state.black_pile),
        "black_open": [board.black_tiles[tile].name for tile in state.black_open],
        "black_tile": None if state.tile < 0 else board.black_tiles[state.tile].name,
        "hummels": list(state.hummels),
        "jettes": list(state.jettes),
        "ships": [DICE[colour] for colour in range(len(DICE)) if state.ships >> colour & 1],
        "stock_pile": len(state.stock_pile),
        "stock_tile": state.stock_tile or None,
        "stock_field": state.stock_field + 1,
        "clergy_tiles": [board.clergy[side].name for side in state.clergy_tiles],
        "players": [
            _player_view(state, player, other == seat, bit) for other, player in enumerate(state.players)
        ],
    }


def _by_window(state: "Position", numbers: tuple[int, ...]) -> dict[str, int]:
    return {DICE[state.board.windows[window]]: number for window, number in enumerate(numbers) if number}


def _player_view(state: "Position", player: "Player", own: bool, bit: int) -> "HamburgPlayer":
    colours = state.board.colour
    return {
        "hand": [card if own else None for card in player.hand],
        "backs": [COLOURS[colours[card]] for card in player.hand],
        "known": sorted(card for card, eyes in player.known if eyes & bit),
        "workers": list(player.workers),
        "money": player.money,
        "points": player.points,
        "levels": list(player.levels),
        "wall": (player.left, player.right),
        "statued": player.statued,
        "statues": list(player.statues),
        "tokens": [TOKENS[token] for token in range(len(TOKENS)) if player.tokens >> token & 1],
        "hall": player.hall,
        "sites": [
            {
                "colour": COLOURS[colours[card]],
                "card": card if eyes & bit else None,
                "buildings": list(buildings),
            }
            for card, eyes, buildings in zip(player.sites, player.site_eyes, player.buildings_on, strict=True)
        ],
        "zoo": list(player.zoo),
        "under": list(player.under),
        "park": list(player.park),
        "activated": list(player.activated),
        "mayor": player.mayor,
        "doubled": player.doubled,
    }


# A hidden place: the player, 0 for the hand or 1 for the sites, and which of them.
Place = tuple[int, int, int]


def hidden_places(state: "Position", seat: int | None) -> list[Place]:
    """Where cards lie that a seat cannot name."""
    bit = eye(state, seat)
    places: list[Place] = []
    for other, player in enumerate(state.players):
        if other != seat:
            known = [card for card, eyes in player.known if eyes & bit]
            places += [(other, 0, place) for place, card in enumerate(player.hand) if card not in known]
        places += [(other, 1, site) for site, eyes in enumerate(player.site_eyes) if not eyes & bit]
    return places


def _card(state: "Position", place: Place) -> int:
    player = state.players[place[0]]
    return player.sites[place[2]] if place[1] else player.hand[place[2]]


def _seen(state: "Position", seat: int | None, colour: int) -> tuple[int, ...] | None:
    """What a seat saw when it last searched a draw pile; cards hidden since then are among these."""
    for entry in state.searched:
        if entry[0] == seat and entry[1] == colour:
            return entry[2:]
    return None


def imagine(state: "Position", seat: int | None, dealer: Dealer) -> "Position":
    """The cards that a seat cannot name are dealt anew, colour by colour, to hands, sites and draw piles."""
    twin = state.copy()
    bit = eye(state, seat)
    colours = state.board.colour
    placed: list[list[int]] = [[] for _ in COLOURS]
    for place in hidden_places(state, seat):
        card = _card(state, place)
        placed[colours[card]].append(card)
    for colour, cards in enumerate(placed):
        if cards:
            pile = state.piles[colour]
            placed[colour], twin.piles[colour] = _redealt(cards, pile, _seen(state, seat, colour), dealer)
    for other, player in enumerate(twin.players):
        if other != seat:
            _deal_hand(twin, other, bit, placed, dealer)
        if not player.sites:
            continue
        player.sites = tuple(
            [
                card if eyes & bit else placed[colours[card]].pop()
                for card, eyes in zip(player.sites, player.site_eyes, strict=True)
            ]
        )
        # Who else knows a card, a seat can tell only where it knows the card itself; but its owner does.
        known = 1 << other if other != state.tom else 0
        player.site_eyes = tuple([eyes if eyes & bit else known for eyes in player.site_eyes])
    # Everybody knows who searched which pile; of what others saw there, at least what it still holds.
    twin.searched = tuple(
        [entry if entry[0] == seat else (*entry[:2], *twin.piles[entry[1]]) for entry in state.searched]
    )
    return twin


def _redealt(
    placed: list[int], pile: tuple[int, ...], seen: tuple[int, ...] | None, dealer: Dealer
) -> tuple[list[int], tuple[int, ...]]:
    """Cards of a colour for the places where a seat cannot name them, and for the draw pile.

    What it did not see when it last searched the pile lay elsewhere then, and still does.
    """
    cards = sorted([*placed, *pile])
    elsewhere = [] if seen is None else [card for card in cards if card not in seen]
    if elsewhere:
        cards = [card for card in cards if card not in elsewhere]
    dealt = elsewhere
    for _ in range(len(placed) - len(elsewhere)):
        dealt.append(cards.pop(dealer.below(len(cards))))
    return _shuffled(dealt, dealer) if seen is not None else dealt, tuple(cards)


def _shuffled(cards: list[int], dealer: Dealer) -> list[int]:
    for place in range(len(cards) - 1, 0, -1):
        other = dealer.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def _deal_hand(twin: "Position", other: int, bit: int, placed: list[list[int]], dealer: Dealer) -> None:
    """Backs stay where they are. Known cards are somewhere among those of their colour, but for one that lies
    apart, drawn for a basic action.
    """
    player = twin.players[other]
    colours = twin.board.colour
    cards = list(player.hand)
    if not player.known:
        player.hand = tuple([placed[colours[card]].pop() for card in cards])
        return
    others = sorted([(colours[card], eyes) for card, eyes in player.known if not eyes & bit])
    player.known = tuple(sorted([known for known in player.known if known[1] & bit]))
    named = [card for card, _ in player.known]
    apart = 0
    for frame in twin.pending:
        if frame.step is GRANTED and frame.seat == other:
            apart = 1
    if apart:
        if cards[-1] in named:
            named.remove(cards[-1])
        else:
            cards[-1] = placed[colours[cards[-1]]].pop()
    for colour, pool in enumerate(placed):
        places = [place for place in range(len(cards) - apart) if colours[cards[place]] == colour]
        some = [card for card in named if colours[card] == colour]
        some += [pool.pop() for _ in range(len(places) - len(some))]
        for place, card in zip(places, _shuffled(some, dealer), strict=True):
            cards[place] = card
    player.hand = tuple(cards)
    # That others know a card of a colour, everybody can tell; but not which one.
    free = sorted([card for card in cards if card not in dict(player.known)])
    for colour, eyes in others:
        card = next(card for card in free if colours[card] == colour)
        free.remove(card)
        player.known += ((card, eyes),)


def unseen(state: "Position") -> tuple[int, ...]:
    """For each seat and the spectator: cards in other hands and hidden sites, those of them that it cannot
    name, and cards that may lie in a draw pile as well. The first holds a known hand card too: its place
    in the hand is not known before it is played. By the second a site that is shown tells, though a building
    of it comes back into the hand (flood).
    """
    counts: list[int] = []
    for observer in range(state.seats + 1):
        seat = observer if observer < state.seats else None
        bit = eye(state, seat)
        covered = named = 0
        for other, player in enumerate(state.players):
            if other != seat:
                covered += len(player.hand)
                named += sum([eyes & bit > 0 for _, eyes in player.known])
            covered += sum(not eyes & bit for eyes in player.site_eyes)
        cards = [_card(state, place) for place in hidden_places(state, seat)]
        undecided = 0
        for colour, pile in enumerate(state.piles):
            seen = _seen(state, seat, colour)
            if seen is None:
                undecided += len(pile) + sum(state.board.colour[card] == colour for card in cards)
            else:
                undecided += sum(card in seen for card in cards)
        counts += [covered, covered - named, undecided]
    return tuple(counts)
