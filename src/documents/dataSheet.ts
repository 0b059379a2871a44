/**
 * What stands on a product's data sheet. The sheet itself is set by dataSheet.typ, which knows where things stand and
 * nothing of doors.
 */
import { closingOf } from '../catalogue/classes/claims.ts';
import { classLinesOf } from '../catalogue/classLine.ts';
import { explainClasses, type ClassPart } from '../catalogue/classes/explainClass.ts';
import { parseFireClasses } from '../catalogue/classes/fireClass.ts';
import { rowsOf, sourceWord, type Row } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';
import { textParts, type TextPart } from '../catalogue/textParts.ts';
import { kindIn } from '../catalogue/vocabulary.ts';
import { classNote, proofOf } from './proof.ts';
import type { PrintDrawing } from './printDrawing.ts';
import { questionsOf } from './questions.ts';

/** Text with its subscripts; see textParts. */
type Rich = TextPart[];

/**
 * Everything that is read on a data sheet, in the order in which it is read. Drawing and pictures are files of their
 * own.
 */
export type DataSheet = {
  title: string;
  /** ”Dörr i aluminium”. */
  kind: string;
  description: Rich;
  /** The classes, the part first that the product is sold as; `role` is left out where there is one part. */
  classes: { text: Rich; role?: string }[];
  parts: { symbol: Rich; text: Rich }[];
  note: string;
  /** `known` is false where the quote tells; a remark says what a value rests on. */
  rows: { name: Rich; value: Rich; unit: string; known: boolean; remark?: Rich }[];
  ways: { place: string; text: Rich }[];
  documents: { name: string; text: Rich }[];
  askFor: Rich[];
  questions: Rich[];
  drawing: { alt: string; caption: string; place: PrintDrawing['place'] };
  picture?: { alt: string };
  built?: { alt: string };
  /** Whole address of the page, and as it is printed. */
  address: string;
  printedAddress: string;
  company: { name: string; legalName: string; phone: string; email: string };
  /** Day of the last change, ISO 8601; left out where it is not known. */
  changed?: string;
};

type Origin = {
  address: string;
  company: { name: string; legalName: string; email: string; phone: { display: string } };
  drawing: Pick<PrintDrawing, 'scale' | 'place'>;
  changed?: string | undefined;
};

/** The contents of a product's data sheet. */
export function dataSheet(
  product: Product,
  { address, company, drawing: { scale, place }, changed }: Origin,
): DataSheet {
  const lines = classLinesOf(product);
  const { ways, documents, askFor } = proofOf(product);
  const { width } = product.elevation;
  const tall = 'height' in product.elevation ? product.elevation.height : product.elevation.length;
  return {
    title: product.title,
    kind: kindIn(product),
    description: textParts(product.description),
    classes: lines.map(({ text, role }) => ({ text: textParts(text), ...(lines.length > 1 && { role }) })),
    parts: partsOf(product).map(({ symbol, text }) => ({ symbol: textParts(symbol), text: textParts(text) })),
    note: classNote(product.kind),
    rows: rowsOf(product).map(rowOf),
    ways: ways.map(({ place, text }) => ({ place, text: textParts(text) })),
    documents: documents.map(({ name, number, worth }) => ({ name: `${name} ${number}`, text: textParts(worth) })),
    askFor: askFor.map(textParts),
    questions: questionsOf(product).map(({ text }) => textParts(text)),
    drawing: {
      alt: `Uppställningsritning av ett exempel, ${width}\u00a0×\u00a0${tall}\u00a0mm.`,
      caption: `Exempel, ${width}\u00a0×\u00a0${tall}\u00a0mm. Skala 1:${scale} på A4.`,
      place,
    },
    ...(product.image.src && { picture: { alt: product.image.alt } }),
    ...(product.built?.src && { built: { alt: product.built.alt } }),
    address,
    printedAddress: address.replace(/^https?:\/\/(?:www\.)?/, ''),
    company: {
      name: company.name,
      legalName: company.legalName,
      phone: company.phone.display,
      email: company.email,
    },
    ...(changed && { changed }),
  };
}

/**
 * What the product's classes mean, those that have to be ordered included, because the table names them: beside the
 * others they say so.
 */
function partsOf({ facts: { fire, smoke, selfClosing } }: Product): ClassPart[] {
  const ordered: readonly string[] = (smoke?.standing === 'optional' && smoke.classes) || [];
  return explainClasses({
    classes: parseFireClasses(fire[0]?.classes.join(', ') ?? '').classes,
    ...(smoke?.classes && { smoke: smoke.classes }),
    ...(selfClosing && { selfClosing: closingOf(selfClosing) }),
  }).map(({ symbol, text }) => ({ symbol, text: ordered.includes(symbol) ? `Tillval. ${text}` : text }));
}

function rowOf({ name, value, unit, standing, source }: Row): DataSheet['rows'][number] {
  return {
    name: textParts(name),
    value: textParts(value),
    unit,
    known: standing !== 'asked',
    ...(source && { remark: textParts(`${sourceWord(standing)}: ${source}`) }),
  };
}
