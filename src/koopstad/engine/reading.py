"""Reading what strangers wrote: however long or odd it is, it costs no more than its length."""

from reprlib import Repr
from typing import Final

_DIGITS: Final = 9  # of the longest number that anybody means
_SENTENCE: Final = 200  # letters of somebody else's sentence

_SHORT: Final = Repr()
_SHORT.maxstring = 80
_SHORT.maxlist = _SHORT.maxdict = 10
_SHORT.maxlevel = 3


def read_number(digits: str) -> int | None:
    """The number that is written so, in the digits of any script; None for everything else."""
    return int(digits) if len(digits) <= _DIGITS and digits.isdecimal() else None


def quoted(thing: object) -> str:
    """What an error repeats of it: a text in quotation marks; of a long one the middle is left out."""
    try:
        return _SHORT.repr(thing)
    except ValueError:  # Python writes no number of thousands of digits
        return "a number of thousands of digits"


def shortened(sentence: object) -> str:
    """What is passed on of an error that another library worded, for it may repeat all it was given."""
    text = str(sentence)
    return text if len(text) <= _SENTENCE else text[:_SENTENCE] + "..."
