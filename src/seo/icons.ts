/** The icons that are made from public/favicon.svg: where they lie, and their side in pixels. Browsers that can show the SVG itself take that. */
export const icons = {
  /** For everything that asks for /favicon.ico; holds two sizes. */
  ico: { file: '/favicon.ico', sizes: [32, 48] },
  apple: { file: '/apple-touch-icon.png', size: 180 },
  small: { file: '/ikon-192.png', size: 192 },
  large: { file: '/ikon-512.png', size: 512 },
  /** With room around, because Android cuts it to the shape of its other icons. */
  maskable: { file: '/ikon-maskerbar-512.png', size: 512 },
} as const;
