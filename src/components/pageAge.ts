/** For how many milliseconds the page has been open. One that the browser rendered ahead opens when it is shown. */
export function pageAge(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (navigation?.activationStart ?? 0);
}
