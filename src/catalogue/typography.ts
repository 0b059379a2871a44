/** Rules of Swedish typography that a machine can check, each with the sentence that tells an editor what to do. */
export const typographyRules: { pattern: RegExp; advice: string }[] = [
  { pattern: /["“„]|(?<!\p{L})'|'(?!\p{L})/u, advice: 'use Swedish quotation marks, ”so”' },
  // Steel grades (1.4401) and German approval numbers (Z-14.4-465) are names, not decimals.
  { pattern: /(?<![\d.-])(?!1\.4\d{3}(?!\d))\d+\.\d+(?!\d|[./-]\d)/u, advice: 'use a decimal comma: 2,5' },
  {
    pattern: /\d (?:mm|cm|m|m²|dB|kg|år|st|%|°|°C|W|kN|Pa|minuter|kg\/m²)(?![\p{L}\d])/u,
    advice: 'put a no-break space (U+00A0) between number and unit',
  },
  {
    pattern: /\b(?:EN|SS-EN|DIN|ISO) \d/u,
    advice: 'put a no-break space (U+00A0) between EN and the number of the standard',
  },
  {
    pattern: /(?<![\d-])\d+-\d+(?:\s|\u00a0)?(?:mm|m|dB|kg|år|°)(?![\p{L}\d])/u,
    advice: 'use an en dash in a range: 20–62',
  },
  { pattern: /\d\s?x\s?\d/u, advice: 'use × between dimensions' },
  { pattern: /\d ×|× \d/u, advice: 'put no-break spaces (U+00A0) round × between dimensions' },
  { pattern: /\.\.\./u, advice: 'use … instead of three dots' },
  { pattern: /(?:^\s)|(?:\s$)| {2}/u, advice: 'remove leading, trailing or double spaces' },
];

/** Rules for running text; names of products keep the maker's spelling. */
export const proseRules: typeof typographyRules = [
  {
    pattern: /\b(?:R?EI[12]?|R?EW?)(?: |(?=\d{2}))\d{2,3}(?!\d|-TT)/u,
    advice: 'put a no-break space (U+00A0) between the letters and the minutes of a fire class: EI 60',
  },
];
