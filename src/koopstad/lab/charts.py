"""Pictures of a study, drawn by pygal: each is an SVG that stands in the page and fetches nothing."""

import re
import sys
from typing import Any

from koopstad.engine.errors import OptionError

Data = dict[str, Any]
Axes = tuple[str, str]  # what runs along the names, and what their values are

NEEDLESS = re.compile(r"<script\b.*?</script>|<!--.*?-->", re.DOTALL)  # it would only move labels about
WIDE, ROW = 900, 22  # pixels: of a picture, and of a lying bar
LONGEST = 48  # letters of a name beside its bar; of longer ones the middle is left out
INK, SOFT, MAIN, FAR = "#2b2620", "#6b6256", "#2f6f8f", "#c8423c"


def bars(title: str, axes: Axes, values: dict[str, float], within: list[float] | None = None) -> str:
    """A column for each; with intervals they lie, as there may be many with long names."""
    lying = within is not None
    chart = _chart("HorizontalBar" if lying else "Bar", title, 150 + ROW * len(values) if lying else 380)
    chart.x_title, chart.y_title = axes[::-1] if lying else axes
    errors = within or [0.0] * len(values)
    lows, highs = zip(
        *[(value - off, value + off) for value, off in zip(values.values(), errors, strict=True)], strict=True
    )
    chart.range = (min(0.0, *lows), max(0.0, *highs))
    points = [
        {"value": value, "label": name, **({"ci": {"low": low, "high": high}} if lying else {})}
        for (name, value), low, high in zip(values.items(), lows, highs, strict=True)
    ]
    names = [_short(name) for name in values]
    chart.x_labels = names[::-1] if lying else names
    chart.add("", points[::-1] if lying else points)
    return _drawn(chart)


def scatter(title: str, axes: Axes, things: list[Data], line: tuple[float, float]) -> str:
    """Dots, the far ones in another colour, and the line through them."""
    chart = _chart("XY", title, 440, stroke=False, show_legend=True, legend_at_bottom=True, dots_size=4)
    chart.x_title, chart.y_title = axes
    for name, far in (("near the line", False), ("far from it", True)):
        dots = [one for one in things if one["far"] == far]
        chart.add(name, [{"value": (one["cost"], one["value"]), "label": one["thing"]} for one in dots])
    ends = [min(one["cost"] for one in things), max(one["cost"] for one in things)]
    start, slope = line
    chart.add("the line", [(cost, start + slope * cost) for cost in ends], stroke=True, show_dots=False)
    return _drawn(chart)


def _short(name: str) -> str:
    half = LONGEST // 2
    return name if len(name) <= LONGEST else f"{name[:half]}…{name[1 - half :]}"


def _chart(kind: str, title: str, height: int, **more: Any) -> Any:
    pygal = library()
    style = pygal.style.Style(
        background="transparent",
        plot_background="transparent",
        foreground=INK,
        foreground_strong=INK,
        foreground_subtle=SOFT,
        guide_stroke_color="#ddd3c0",
        major_guide_stroke_color="#c9bda6",
        colors=(MAIN, FAR, SOFT),
        font_family="system-ui, sans-serif",
        label_font_size=13,
        major_label_font_size=13,
        title_font_size=16,
        legend_font_size=13,
        value_font_size=13,
        opacity=".85",
    )
    known = {"show_legend": False, **more}
    chart = getattr(pygal, kind)(
        title=title,
        js=[],
        print_values=False,
        disable_xml_declaration=True,
        height=height,
        width=WIDE,
        style=style,
        pretty_print=False,
        **known,
    )
    chart.uuid = re.sub(r"\W+", "-", title)  # else another one each time
    return chart


def _drawn(chart: Any) -> str:
    return f"<figure>{NEEDLESS.sub('', chart.render(is_unicode=True))}</figure>"


def library() -> Any:
    """The one that draws, if it is installed."""
    try:
        import pygal
        import pygal.style
    except ImportError:
        raise OptionError('the report needs a package more: pip install "koopstad[lab]"') from None
    # It looks for its maps by a protocol that Python has given up, and every later import would warn of it.
    sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]
    return pygal
