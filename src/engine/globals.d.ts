// What TypeScript's own library leaves out, because not every browser has it.
interface Document {
  /** True while the page is rendered ahead and nobody sees it. */
  readonly prerendering?: boolean;
}
interface PerformanceNavigationTiming {
  /** When a page rendered ahead was shown, in milliseconds after its navigation began; 0 for other pages. */
  readonly activationStart?: number;
}
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
