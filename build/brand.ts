/** Gives style sheets the colours of the brand, so that each is stated once. */
import { brand } from '../src/drawings/palette.ts';

/**
 * A plugin for PostCSS: `brand(ember)` in a value becomes the colour of that name.
 *
 * @throws where the brand has no such colour
 */
export const brandColours = {
  postcssPlugin: 'brand-colours',
  Declaration(declaration: { value: string }) {
    declaration.value = declaration.value.replace(/\bbrand\((\w+)\)/g, (_, name: string) => {
      if (!(name in brand)) throw new Error(`brand(${name}): src/drawings/palette.ts has no such colour.`);
      return brand[name as keyof typeof brand];
    });
  },
};
