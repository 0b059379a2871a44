/** Contrast of two colours by WCAG 2.2, 1 to 21. Colours are as the browser computes them (`rgb(…)`), or `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map((colour) => luminance(channels(colour))).toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, 0 to 1, of red, green and blue from 0 to 255. */
export function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Red, green and blue from 0 to 255. */
export function channels(colour: string): number[] {
  const hex = colour.startsWith('#');
  return (colour.match(hex ? /[\da-f]{2}/gi : /[\d.]+/g) ?? []).map((part) => Number.parseInt(part, hex ? 16 : 10));
}
