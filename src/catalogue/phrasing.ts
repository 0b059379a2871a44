/** Figures and lists as a Swedish sentence has them. Imports nothing, because the browser uses it too. */

/** A number with a decimal comma. */
export function decimal(value: number): string {
  return String(value).replace('.', ',');
}

/** ”200 000” with a no-break space. */
export function thousands(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

/** ”a”, ”a och b”, ”a, b och c”. */
export function joined(parts: readonly string[], word: 'och' | 'eller' | 'samt'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

/** ”A60” och ”TT”. */
export function quoted(words: readonly string[]): string {
  return joined(
    words.map((word) => `”${word}”`),
    'och',
  );
}

/** A value with its unit, which is '' where it has none: ”78 mm” with a no-break space, ”7–80°” without. */
export function withUnit(value: string, unit: string): string {
  return unit ? `${value}${unit === '°' ? '' : '\u00a0'}${unit}` : value;
}

/** ”Dörr i aluminium”: words that begin with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Makes a sentence of words; of none it makes none. */
export function sentence(text: string): string {
  return text && `${capital(text)}.`;
}

/**
 * What goes behind a number of products that fulfil something, of which some do not state their size: ”, men måttet
 * framgår inte för 3 av dem”; '' of none.
 */
export function ofUnsized(unsized: number, count: number): string {
  const of = count > 1 ? ` för ${unsized < count ? unsized : 'någon'} av dem` : '';
  return unsized ? `, men måttet framgår inte${of}` : '';
}
