"""A study as one page: numbers with their intervals, and pictures (pygal) that stand in the page itself."""

import html
import json
from typing import Any

from koopstad.lab.charts import bars, scatter

Data = dict[str, Any]
SHOWN = 40  # things in the picture; the table has all
LONG = 60  # rows of a table that is opened only when somebody asks
FIRST = 3  # parts of the page that stand before the list of what is in it
STYLE = """
:root { --ink: #2b2620; --soft: #6b6256; --line: #ddd3c0; --stripe: #f4efe4; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fbf8f1; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; line-height: 1.2; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
nav { columns: 14rem; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 10px; }
nav a { display: block; color: inherit; }
.wide { overflow-x: auto; } summary { cursor: pointer; margin: .5rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
td, th { padding: .15rem .8rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; }
td:first-child, th:first-child { text-align: left; } tr:nth-child(even) { background: var(--stripe); }
figure { margin: 1rem 0; overflow-x: auto; } svg { width: 100%; min-width: 40rem; height: auto; }
"""


def page(found: Data) -> str:
    """The whole page; nothing in it is fetched from elsewhere."""
    plan, games = found["plan"], found["games"]
    parts = [
        f"<h1>{html.escape(plan['game'].capitalize())}: a study of balance</h1>",
        _text(
            f"{games} games of {plan['seats']} seats, all played by {plan['player']}; seed {plan['seed']}; "
            f"rules {plan['rules']}, edition {_edition(plan)}; options {json.dumps(plan['options'])}."
        ),
        _text(
            "± is half of an interval of 95 %. What is found holds for players of this kind: better ones may "
            "use what these leave lying."
        ),
        "<h2>Seats</h2>",
        _table(
            ("seat", "share of wins", "points"),
            [
                (str(row["seat"]), _within(row["wins"], 100, " %"), _within(row["points"]))
                for row in found["seats"]
            ],
        ),
        _text(f"An equal share would be {100 / plan['seats']:.1f} %."),
        "<h2>Points at the end</h2>",
        bars(
            "seats by points",
            ("points at the end, in steps of five", "seats"),
            {str(column): number for column, number in found["points"].items()},
        ),
        "<h2>Where points come from</h2>",
        _table(
            ("category", "points of a seat"),
            [(word, _within(pair)) for word, pair in sorted(found["sources"].items(), key=_dearest)],
        ),
        "<h2>When points come</h2>",
        *_sources(found),
        bars(
            "points of a seat, by tenths of the game",
            ("tenth of the game", "points"),
            {str(part + 1): points for part, points in enumerate(found["points_by_tenth"])},
        ),
        "<h2>Length</h2>",
        _text(
            "Decisions of a game: {fewest} to {most}, half of all below {middle}.".format(
                **found["decisions"]
            )
        ),
        "<h2>What things are worth</h2>",
        *_things(found),
        *_dealt(found),
        "<h2>Cost and value</h2>",
        *_costs(found),
        "<h2>Value by round</h2>",
        *_rounds(found),
        "<h2>Pairs that work together</h2>",
        *_pairs(found),
        "<h2>Editions and options</h2>",
        *_variants(found),
    ]
    title = html.escape(f"{plan['game']}: a study of balance")
    head = (
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>"
    )
    parts.insert(FIRST, _contents(parts))
    return f'<!doctype html>\n<html lang="en">{head}\n<body>\n' + "\n".join(parts) + "\n</body></html>\n"


def _contents(parts: list[str]) -> str:
    """Links to the headings, which get the names that the links go to."""
    links = []
    for place, part in enumerate(parts):
        if part.startswith("<h2>"):
            words = part.removeprefix("<h2>").removesuffix("</h2>")
            name = words.lower().replace(" ", "-")
            parts[place] = f'<h2 id="{name}">{words}</h2>'
            links.append(f'<a href="#{name}">{words}</a>')
    return f"<nav>{''.join(links)}</nav>"


def _edition(plan: Data) -> str:
    printed = plan.get("printed")
    return f"{printed['name']} ({plan['edition']})" if printed else str(plan["edition"])


def _things(found: Data) -> list[str]:
    plan, things = found["plan"], found["things"]
    if not things:
        return [_text("There are too few games to say anything; let the same command play more.")]
    clear = [one for one in things if abs(one["value"]) > one["within"]]
    told = (
        f"In every game each seat was forbidden {plan['share']:.0%} of all things, by lot. A thing's value "
        "is how many points a seat that could have used it loses beside the others for not being allowed "
        f"to: a regression over all things at once. Of {len(things)}, {len(clear)} are clearly not 0; "
        f"with intervals of 95 % about {len(things) / 20:.0f} would seem so if none were."
    )
    ends = things if len(things) <= SHOWN else things[: SHOWN // 2] + things[-SHOWN // 2 :]
    return [
        _text(told),
        bars(
            "points, with intervals" + (": the dearest and the cheapest" if len(ends) < len(things) else ""),
            ("thing", "points that it is worth"),
            {one["thing"]: one["value"] for one in ends},
            [one["within"] for one in ends],
        ),
        _table(
            ("thing", "value in points", "used in a game", "seats that could"),
            [
                (
                    one["thing"],
                    f"{one['value']:+.2f} ± {one['within']:.2f}",
                    f"{one['used']:.2f}",
                    str(one["met"]),
                )
                for one in things
            ],
        ),
    ]


def _sources(found: Data) -> list[str]:
    by_round = found["sources_by_round"]
    if not by_round:
        return []
    rounds = list(next(iter(by_round.values())))
    return [
        _text(
            "Points of a seat by category and round (where a game counts no rounds, by fifths of it); the "
            "end is the last decision and what is scored after it."
        ),
        _table(
            ("category", *rounds),
            [
                (word, *[f"{points:.1f}" if points else "" for points in row.values()])
                for word, row in by_round.items()
            ],
        ),
    ]


def _dealt(found: Data) -> list[str]:
    if not found["dealt"]:
        return []
    return [
        "<h2>What is dealt</h2>",
        _text(
            "Things that chance gives a seat for good: points beside the others at its table of the seats "
            "that had them. 0 is an average one."
        ),
        _table(
            ("thing", "points beside the others", "seats that had it"),
            [
                (one["thing"], f"{one['mean']:+.2f} ± {one['within']:.2f}", str(one["seats"]))
                for one in found["dealt"]
            ],
        ),
    ]


def _costs(found: Data) -> list[str]:
    if not found["costs"]:
        return [_text("No costs are printed for what was weighed, or there are too few games.")]
    parts = [
        _text(
            "The value of things over their printed cost, with the line through them. A thing is far from "
            "its peers when it lies further from the line than its own interval, and than others of its verb."
        )
    ]
    for told in found["costs"]:
        far = [one for one in told["things"] if one["far"]]
        parts += [
            f"<h3>{html.escape(told['verb'])}</h3>",
            _text(
                f"{told['at_no_cost']:+.2f} points at no cost and {told['for_each']:+.2f} ± "
                f"{told['within']:.2f} for each that it costs; true values lie {told['spread']:.2f} "
                f"around the line. {len(far)} of {len(told['things'])} are far from it."
            ),
            scatter(
                f"{told['verb']}: points over cost",
                ("printed cost", "points that it is worth"),
                told["things"],
                (told["at_no_cost"], told["for_each"]),
            ),
            _table(
                ("far from the line", "cost", "value in points", "beside the line"),
                [
                    (
                        one["thing"],
                        str(one["cost"]),
                        f"{one['value']:+.2f} ± {one['within']:.2f}",
                        f"{one['beyond']:+.2f}",
                    )
                    for one in far
                ],
            ),
        ]
    return parts


def _rounds(found: Data) -> list[str]:
    rounds = found["rounds"]
    if not rounds:
        return [_text("There are too few games to say anything.")]
    verbs = list(dict.fromkeys(one["verb"] for one in rounds))
    return [
        _text(
            "What a thing is worth by the round in which a seat first could use it (where a game counts no "
            "rounds, by fifths of it): a mean over all things of a verb."
        ),
        *[
            bars(
                f"{verb}: points by round, with intervals",
                ("round in which it first could be used", "points that a thing is worth"),
                {str(one["round"]): one["value"] for one in rounds if one["verb"] == verb},
                [one["within"] for one in rounds if one["verb"] == verb],
            )
            for verb in verbs
        ],
        _table(
            ("verb", "round", "value in points", "used in a game", "seats that first could"),
            [
                (
                    one["verb"],
                    str(one["round"]),
                    f"{one['value']:+.2f} ± {one['within']:.2f}",
                    f"{one['used']:.2f}",
                    str(one["met"]),
                )
                for one in rounds
            ],
        ),
    ]


def _pairs(found: Data) -> list[str]:
    pairs = found["pairs"]
    if not pairs["pairs"]:
        return [_text("There are too few games to say anything.")]
    return [
        _text(
            "Points that two things bring together beyond what each brings alone; below 0, one does what the "
            f"other does. Of {pairs['counted']} pairs {pairs['clear']} are so far from 0 that hardly one "
            "would be so by chance (marked); the others stand here as the likeliest."
        ),
        _table(
            ("pair", "together", "seats that could use both", "clear"),
            [
                (
                    one["pair"],
                    f"{one['value']:+.2f} ± {one['within']:.2f}",
                    str(one["met"]),
                    "*" if one["clear"] else "",
                )
                for one in pairs["pairs"][:SHOWN]
            ],
        ),
    ]


def _variants(found: Data) -> list[str]:
    if not found["variants"]:
        return [_text("None were played: --variants says how many games of each.")]
    parts = [
        _text(
            "Every other value of every option beside the same game without it, nothing forbidden: how many "
            "points and wins more or less each seat has, and which sources give more or less."
        )
    ]
    for one in found["variants"]:
        clear = [
            f"{word} {pair['mean']:+.1f} ± {pair['within']:.1f}"
            for word, pair in sorted(one["sources"].items(), key=lambda item: -abs(item[1]["mean"]))
            if abs(pair["mean"]) > pair["within"]
        ]
        parts += [
            f"<h3>{html.escape(one['variant'])}</h3>",
            _text(f"{one['games']} games beside {one['beside']}; decisions {_more(one['decisions'])}."),
            _table(
                ("seat", "share of wins", "points"),
                [
                    (str(row["seat"]), _more(row["wins"], 100, " %"), _more(row["points"]))
                    for row in one["seats"]
                ],
            ),
            _text(f"Sources that differ clearly: {', '.join(clear) or 'none'}."),
        ]
    return parts


def _more(pair: Data, times: float = 1, unit: str = "") -> str:
    return f"{times * pair['mean']:+.1f} ± {times * pair['within']:.1f}{unit}"


def _dearest(item: tuple[str, Data]) -> float:
    return -float(item[1]["mean"])


def _within(pair: Data, times: float = 1, unit: str = "") -> str:
    return f"{times * pair['mean']:.1f} ± {times * pair['within']:.1f}{unit}"


def _text(sentence: str) -> str:
    return f"<p>{html.escape(sentence)}</p>"


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    head = "".join(f"<th>{html.escape(word)}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    table = f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>'
    return f"<details><summary>All {len(rows)}</summary>{table}</details>" if len(rows) > LONG else table
