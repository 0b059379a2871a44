/** The masters of the pictures by their path below src/pictures. */
declare module 'virtual:pictures' {
  const masters: Record<string, import('../../build/pictures.ts').Master>;
  export default masters;
}

/** Hash of the design of the share pictures: six hexadecimal digits. */
declare module 'virtual:share-design' {
  const design: string;
  export default design;
}

// What TypeScript's own library leaves out, because not every browser has it.
interface Document {
  /** True as long as the page is rendered ahead and nobody sees it. */
  readonly prerendering?: boolean;
}
interface PerformanceNavigationTiming {
  /** When a page rendered ahead was shown, in milliseconds after its navigation began; 0 for other pages. */
  readonly activationStart?: number;
}
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
