"""Makes the site's fonts: Schibsted Grotesk cut down to what Swedish pages need.

Usage: python3 subset.py FULL.woff2            writes schibsted-grotesk.woff2 beside itself, for the pages
       python3 subset.py FULL.woff2 --static   writes schibsted-grotesk-WEIGHT.ttf, for the data sheets
                                               (needs fonttools and brotli)

The input is the latin file of the npm package @fontsource-variable/schibsted-grotesk 5.3.0. Besides subsetting, the
weight axis is limited to the three weights in use, and comma and period leave the tabular set: their tabular forms are
as wide as a figure, so "1,49" would be set with gaps. A page's font has to fit into the ten packets that a server
sends at once (14,600 bytes), or the first picture waits a round trip longer: so kerning, half of its weight, is the
same in all weights and coarser than the eye can tell, and signs that no page needs are left to the stand-in.

The program that sets the data sheets reads neither woff2 nor variable fonts. Its fonts also have the arrows that give
the side of the fire of a facade, which no page needs from the font.
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
UNUSED_ON_PAGES = set("#$*<=>[\\]^_`{|}~")
KERNED_SIGNS = ".,-’”"
ARROWS = "→↔"
STATIC_WEIGHTS = (400, 600)
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


def keep_spaces(font: TTFont) -> None:
    """Gives the space one width at all weights: by design it narrows as letters grow heavier, and closes in small
    semibold text."""
    for code in (0x20, 0xA0):
        font["gvar"].variations[font.getBestCmap()[code]] = []


def add_arrows(font: TTFont) -> None:
    """Adds → and ↔, which the file lacks, as composites of the upright arrow, turned."""
    glyphs = font["glyf"]
    up = font.getBestCmap()[0x2191]
    box = glyphs[up]
    long, across, height = box.yMax - box.yMin, (box.xMin + box.xMax) // 2, font["OS/2"].sxHeight // 2
    bearing = 100
    right = (0, -1, 1, 0, bearing - box.yMin, height + across)
    left = (0, 1, -1, 0, bearing + box.yMax, height - across)
    moved = (*right[:4], right[4] + long // 2, right[5])
    for name, code, turns, width in (("arrowright", 0x2192, [right], long), ("arrowboth", 0x2194, [left, moved], long * 3 // 2)):
        pen = TTGlyphPen(font.getGlyphSet())
        for turn in turns:
            pen.addComponent(up, turn)
        glyphs[name] = pen.glyph()
        glyphs[name].recalcBounds(glyphs)
        font["hmtx"][name] = (width + 2 * bearing, bearing)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    font.setGlyphOrder(glyphs.glyphOrder)


def even_stops(font: TTFont) -> None:
    """Takes the stops out of the tabular set, see above."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            mapping = getattr(getattr(table, "ExtSubTable", table), "mapping", None)
            for name in NO_TABULAR & set(mapping or ()):
                if ".tf" in str(mapping[name]) or "tnum" in str(mapping[name]) or ".tab" in str(mapping[name]):
                    del mapping[name]


def coarsen_kerning(font: TTFont) -> None:
    """
    Takes the weights out of the kerning, rounds it to half a hundredth of the size of the text, and leaves it to
    letters and the stops and quotes beside them.
    """
    step = font["head"].unitsPerEm // 200
    kerned = {glyph for code, glyph in font.getBestCmap().items() if chr(code).isalpha() or chr(code) in KERNED_SIGNS}

    def glyphs_by_class(definition, covered=()) -> dict[int, set[str]]:
        classes = {}
        for glyph in {*covered, *definition}:
            classes.setdefault(definition.get(glyph, 0), set()).add(glyph)
        return classes

    def coarsen(value, keeps: bool) -> None:
        value.XAdvance = round(getattr(value, "XAdvance", 0) / step) * step if keeps else 0
        value.XAdvDevice = None

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            pairs.ValueFormat1 = 0x4  # the advance alone
            if pairs.Format == 1:
                for first, second in zip(pairs.Coverage.glyphs, pairs.PairSet):
                    second.PairValueRecord = [r for r in second.PairValueRecord if {first, r.SecondGlyph} <= kerned]
                    for record in second.PairValueRecord:
                        coarsen(record.Value1, True)
                continue
            firsts = glyphs_by_class(pairs.ClassDef1.classDefs, pairs.Coverage.glyphs)
            seconds = glyphs_by_class(pairs.ClassDef2.classDefs)
            for i, row in enumerate(pairs.Class1Record):
                for j, record in enumerate(row.Class2Record):
                    coarsen(record.Value1, bool(kerned & firsts.get(i, set()) and kerned & seconds.get(j, set())))


def cut(font: TTFont, characters: str, flavor: str | None, target: Path) -> None:
    """Keeps what is needed of a font and writes it."""
    even_stops(font)
    options = subset.Options()
    options.flavor = flavor
    options.layout_features = ["kern", "liga", "tnum"] + ([] if flavor else ["calt", "ccmp", "locl", "mark", "case"])
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    if "fvar" in font:
        coarsen_kerning(font)
    subset.save_font(font, str(target), options)
    print(target.name, target.stat().st_size, "bytes")


def main(source: str) -> None:
    font = TTFont(source)
    font["gvar"].variations  # loaded before the glyph order grows
    if "HVAR" in font:
        del font["HVAR"]  # its index map does not know the new glyph; the advances live in gvar as well
    add_amacron(font)
    keep_spaces(font)
    font = instancer.instantiateVariableFont(font, {"wght": (400, 400, 700)})
    characters = "".join(character for character in CHARACTERS if character not in UNUSED_ON_PAGES)
    cut(reread(font), characters, "woff2", Path(__file__).with_name("schibsted-grotesk.woff2"))


def main_static(source: str) -> None:
    for weight in STATIC_WEIGHTS:
        font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight}, updateFontNames=False)
        add_arrows(font)
        font["OS/2"].usWeightClass = weight
        for record in font["name"].names:
            if record.nameID in (1, 16):
                record.string = "Schibsted Grotesk"
            elif record.nameID in (2, 17):
                record.string = "Regular" if weight == 400 else "SemiBold"
        font["head"].modified = font["head"].created  # the same file at every run
        font.recalcTimestamp = False
        cut(reread(font), CHARACTERS + ARROWS, None, Path(__file__).with_name(f"schibsted-grotesk-{weight}.ttf"))


def reread(font: TTFont) -> TTFont:
    """fontTools 4.38 must read its own result again before it can subset it."""
    buffer = BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer, recalcTimestamp=False)


(main_static if "--static" in sys.argv else main)(sys.argv[1])
