/** The icon from which all others are made, a file in public/. Browsers that can show an SVG use it directly. */
export const drawnIcon = '/favicon.svg';

/** The icons made from it: their addresses, and their sides in pixels. */
export const icons = {
  /** For everything that asks for /favicon.ico; holds two sizes. */
  ico: { file: '/favicon.ico', sizes: [32, 48] },
  /** Apple's devices look for this name by themselves, so no page names it. */
  apple: { file: '/apple-touch-icon.png', size: 180 },
  small: { file: '/ikon-192.png', size: 192 },
  large: { file: '/ikon-512.png', size: 512 },
  /** With room around, because Android cuts it to the shape of its other icons. */
  maskable: { file: '/ikon-maskerbar-512.png', size: 512 },
} as const;
