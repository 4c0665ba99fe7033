"""What the market tiles give beyond their points (AMS-1.7, AMS-17.4, C-44): by their printed names."""

from typing import Final

from koopstad.engine.cards import Program
from koopstad.games.amsterdam.cards.effects import (
    ActivateFree,
    SailAnywhere,
    SwapCard,
    TakeBlockFree,
    amstel,
    barge_steps,
    gain,
)

TILES: Final[dict[str, Program]] = {
    "a1": (amstel(2),),
    "a2": (),
    "a3": (),
    "a4": (gain(choice=1),),
    "a5": (amstel(1),),
    "a6": (),
    "a7": (amstel(2),),
    "a8": (),
    "b9": (gain(choice=1),),
    "b10": (amstel(2),),
    "b11": (amstel(1),),
    "b12": (),
    "b13": (gain(choice=1),),
    "b14": (),
    "b15": (),
    "b16": (),
    "ca17": (barge_steps(3),),
    "ca18": (SwapCard(),),
    "ca19": (gain(choice=2),),
    "ca20": (ActivateFree(1),),
    "cb21": (SailAnywhere(),),
    "cb22": (TakeBlockFree(),),
    "cb23": (gain(brown=1, grey=1, purple=1, orange=1, pink=1, black=1),),
    "cb24": (ActivateFree(2),),
}
