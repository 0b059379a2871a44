/** Longest title that a search result shows whole, in characters. */
export const longestTitle = 70;

/** Drops the company's name from the end of a title that is too long with it: what the page is about comes first. */
export function fitTitle(title: string, name: string): string {
  const suffix = ` | ${name}`;
  return title.length > longestTitle && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** The title of the start page, which begins with the company's name; a long name takes the place of the materials. */
export function homeTitle(name: string): string {
  const short = `${name} | Branddörrar, glaspartier och fasader`;
  const whole = `${short} i aluminium och stål`;
  return whole.length > longestTitle ? short : whole;
}
