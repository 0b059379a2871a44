/**
 * What a product is claimed to withstand, small enough that the browser gets it of every product, and not the products.
 */
import { parseFireClass, type FireClass, type SelfClosing, type Smoke } from './fireClass.ts';
import { leastOf } from '../leastOf.ts';
import { productKeyOf } from '../productKey.ts';
import type { Facts, Product, ProductKey } from '../schema.ts';
import type { Element, Standing } from '../vocabulary.ts';

/** True where the claim is of a version that has to be ordered. */
type Optional = { optional?: true };

/** A part of a product that has a fire class. */
export type ClaimedPart = Optional & {
  element: Element;
  classes: FireClass[];
  /** The class is the highest of several. */
  upTo?: true;
  /** One of the classes is chosen. */
  either?: true;
};

/** Rw, dB, measured in a laboratory. */
export type ClaimedSound = Optional & {
  rw: number;
  upTo?: true;
  /** Thickness in mm of the glass that it was measured with; true where it depends on a glass that is not stated. */
  glass?: number | true;
};

/** Claims of a product; JSON can hold them. What is left out is not stated. */
export type Claims = {
  /** See {@link productKeyOf}. */
  key: string;
  /** A sliding door. */
  slides?: true;
  /** Parts with a fire class. The first is what the product is sold as; the claims below hold for it alone. */
  parts: ClaimedPart[];
  /** No classes where it was tested and no class is stated. */
  smoke?: Optional & { classes: Smoke[] };
  selfClosing?: Optional & { class: SelfClosing };
  sound?: ClaimedSound;
  /** Lowest and highest RC that there is a version for. */
  burglary?: Optional & { min: number; max: number };
  /** Lowest U-value, W/(m²·K), of the whole and of the profile alone; glass and size decide how much higher it gets. */
  uWhole?: number;
  uFrame?: number;
};

/** The claims of a product. Guide values are none. */
export function claimsOf({ facts, kind, ...product }: ProductKey & Pick<Product, 'facts' | 'kind'>): Claims {
  const { smoke, selfClosing, sound, burglary } = facts;
  const [uWhole, uFrame] = [facts.uWhole, facts.uFrame].map((fact) => (isClaimed(fact) ? leastOf(fact) : undefined));
  return {
    key: productKeyOf(product),
    ...(kind === 'sliding-door' && { slides: true }),
    parts: facts.fire.filter(isClaimed).map((part) => ({
      element: part.element,
      classes: part.classes.flatMap((text) => parseFireClass(text) ?? []),
      ...(part.upTo && { upTo: true }),
      ...(part.either && { either: true }),
      ...optional(part),
    })),
    ...(isClaimed(smoke) && { smoke: { classes: smoke.classes ?? [], ...optional(smoke) } }),
    ...(isClaimed(selfClosing) && { selfClosing: { class: closingOf(selfClosing), ...optional(selfClosing) } }),
    ...(isClaimed(sound) && {
      sound: {
        rw: sound.rw,
        ...(sound.upTo && { upTo: true }),
        ...((sound.glass ?? sound.byGlass) && { glass: sound.glass ?? true }),
        ...optional(sound),
      },
    }),
    ...(isClaimed(burglary) &&
      'min' in burglary && { burglary: { min: burglary.min, max: burglary.max, ...optional(burglary) } }),
    ...(uWhole && { uWhole }),
    ...(uFrame && { uFrame }),
  };
}

type Known = { standing?: Standing | undefined };

function isClaimed<Fact extends Known>(fact: Fact | undefined): fact is Fact {
  return fact !== undefined && fact.standing !== 'guide';
}

function optional({ standing }: Known): Optional {
  return standing === 'optional' ? { optional: true } : {};
}

/** What is stated of self-closing: a class of durability, or no more than that. The schema holds the class to C0–C5. */
export function closingOf(fact: NonNullable<Facts['selfClosing']>): SelfClosing {
  return (fact.class as SelfClosing | undefined) ?? 'C';
}
