/** The shapes of texts and pictures in data files. */
import { z } from 'zod';
import { proseRules, typographyRules } from './typography.ts';

/**
 * A Swedish text of at least `min` and at most `max` characters that keeps the rules of typography. A name keeps the
 * maker's spelling of its class, ”EI30”.
 */
export const swedish = (max: number, { min = 1, name = false }: { min?: number; name?: boolean } = {}) =>
  z
    .string()
    .min(min, `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .superRefine((text, context) => {
      for (const { pattern, advice } of name ? typographyRules : [...typographyRules, ...proseRules]) {
        const match = pattern.exec(text);
        if (match)
          context.addIssue({
            code: 'custom',
            message: `${advice} (at ”${text.slice(Math.max(0, match.index - 12), match.index + 16)}”)`,
          });
      }
    });

/** A field that may be left out; an editor is told the text. */
export const maybe = <Type extends z.ZodType>(text: string, type: Type) => type.optional().describe(text);

/** A text of a form; `rule` says which: ”must be …”. */
export const formed = (pattern: RegExp, rule: string) => z.string().regex(pattern, rule);

/** A picture of a product or project. Without `src` the page shows the drawing that belongs to it. */
export const pictureSchema = z
  .strictObject({
    alt: swedish(180, { min: 15 }).describe('What is seen, in Swedish.'),
    src: maybe(
      'Path below src/pictures; without it the drawing is shown.',
      formed(
        /^[a-z0-9/-]+\.(?:avif|webp|jpg|jpeg|png)$/,
        'must be a path below src/pictures of a–z, 0–9, - and /, and end in .avif, .webp, .jpg, .jpeg or .png, such as products/steel-3.webp',
      ),
    ),
    photograph: maybe("True only for a camera's picture; everything else is a visualisation.", z.boolean()),
  })
  .meta({ id: 'picture' });

/** A picture of the content; see {@link pictureSchema}. */
export type PictureContent = z.infer<typeof pictureSchema>;
