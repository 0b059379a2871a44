/** Gives style sheets the colours of the brand and of the drawings, so that each is stated once. */
import { brand, palette } from '../src/drawings/palette.ts';

const colours = { ...palette, ...brand };

/**
 * A plugin for PostCSS: `brand(ember)` in a value becomes the colour of that name.
 *
 * @throws where neither has such a colour
 */
export const brandColours = {
  postcssPlugin: 'brand-colours',
  Declaration(declaration: { value: string }) {
    declaration.value = declaration.value.replace(/\bbrand\((\w+)\)/g, (_, name: string) => {
      if (!(name in colours)) throw new Error(`brand(${name}): src/drawings/palette.ts has no such colour.`);
      return colours[name as keyof typeof colours];
    });
  },
};
