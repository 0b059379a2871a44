"""Makes the site's web font: Schibsted Grotesk cut down to what Swedish pages need.

Usage: python3 subset.py FULL.woff2   (writes schibsted-grotesk.woff2 beside itself; needs fonttools and brotli)

The input is the latin file of the npm package @fontsource-variable/schibsted-grotesk 5.3.0. Besides subsetting, the
weight axis is limited to the three weights in use, and comma and period leave the tabular set: their tabular
forms are as wide as a figure, so "1,49" would be set with gaps.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CHARACTERS = (
    "".join(map(chr, range(0x20, 0x7F))) + "ÅÄÖåäöÉéÜüàā"
    "\u00a0–’”…·×−°²³©§"
)
NO_TABULAR = {"comma", "period", "colon", "semicolon"}


def add_amacron(font: TTFont) -> None:
    """Adds ā, which "Liepāja" needs and the latin file lacks, as a composite of a and the macron above it."""
    glyphs = font["glyf"]
    cmap = font.getBestCmap()
    base, macron = cmap[ord("a")], cmap[0xAF]
    width = lambda name: font["hmtx"][name][0]
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(base, (1, 0, 0, 1, 0, 0))
    pen.addComponent(macron, (1, 0, 0, 1, (width(base) - width(macron)) // 2, 0))
    glyph = pen.glyph()
    glyph.components[0].flags |= 0x0200  # USE_MY_METRICS: the advance varies with that of a
    glyphs["amacron"] = glyph
    font["hmtx"]["amacron"] = font["hmtx"][base]
    font["gvar"].variations["amacron"] = []
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x101] = "amacron"
    font.setGlyphOrder(glyphs.glyphOrder)


def main(source: str) -> None:
    font = TTFont(source)
    font["gvar"].variations  # loaded before the glyph order grows
    if "HVAR" in font:
        del font["HVAR"]  # its index map does not know the new glyph; the advances live in gvar as well
    add_amacron(font)
    font = instancer.instantiateVariableFont(font, {"wght": (400, 400, 700)})
    buffer = BytesIO()  # fontTools 4.38 must read its own result again before it can subset it
    font.save(buffer)
    buffer.seek(0)
    font = TTFont(buffer)
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            mapping = getattr(getattr(table, "ExtSubTable", table), "mapping", None)
            for name in NO_TABULAR & set(mapping or ()):
                if ".tf" in str(mapping[name]) or "tnum" in str(mapping[name]) or ".tab" in str(mapping[name]):
                    del mapping[name]
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "tnum", "case"]
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    target = Path(__file__).with_name("schibsted-grotesk.woff2")
    subset.save_font(font, str(target), options)
    print(target.name, target.stat().st_size, "bytes")


main(sys.argv[1])
