/** The icon that all others are made from, a file in public/. Browsers that can show an SVG take it as it is. */
export const drawnIcon = '/favicon.svg';

/** The icons that are made from it: where they lie, and their side in pixels. */
export const icons = {
  /** For everything that asks for /favicon.ico; holds two sizes. */
  ico: { file: '/favicon.ico', sizes: [32, 48] },
  /** Telephones of Apple look for this name by themselves, so no page has it. */
  apple: { file: '/apple-touch-icon.png', size: 180 },
  small: { file: '/ikon-192.png', size: 192 },
  large: { file: '/ikon-512.png', size: 512 },
  /** With room around, because Android cuts it to the shape of its other icons. */
  maskable: { file: '/ikon-maskerbar-512.png', size: 512 },
} as const;
