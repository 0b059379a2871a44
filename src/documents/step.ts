/** The text format of IFC files (ISO 10303-21): numbered lines, each an entity with its values. */

/** Number of a line, as other lines refer to it. */
export type Ref = { ref: number };

/**
 * A value of an entity. Null is left out ($), undefined is derived (*), a number is a real, and `of` names the type of
 * a value.
 */
export type Value =
  | null
  | undefined
  | boolean
  | number
  | string
  | Ref
  | { whole: number }
  | { word: string }
  | { of: string; value: Value }
  | readonly Value[];

/** Lines of a file in the order in which they were added. */
export type StepFile = { add: (entity: string, ...values: Value[]) => Ref; lines: string[] };

/** A file without lines yet. */
export function stepFile(): StepFile {
  const lines: string[] = [];
  return {
    lines,
    add: (entity, ...values) => {
      const ref = lines.length + 1;
      lines.push(`#${ref}=${entity}(${values.map(printed).join(',')});`);
      return { ref };
    },
  };
}

/** A word of an enumeration: .DOOR. */
export const word = (name: string): Value => ({ word: name });

/** A value with its type: IFCLABEL('EI 30'). */
export const typed = (of: string, value: Value): Value => ({ of, value });

function printed(value: Value): string {
  if (value === null) return '$';
  if (value === undefined) return '*';
  if (typeof value === 'boolean') return value ? '.T.' : '.F.';
  if (typeof value === 'number') return real(value);
  if (typeof value === 'string') return `'${escaped(value)}'`;
  if ('ref' in value) return `#${value.ref}`;
  if ('whole' in value) return String(value.whole);
  if ('word' in value) return `.${value.word}.`;
  if ('of' in value) return `${value.of}(${printed(value.value)})`;
  return `(${value.map(printed).join(',')})`;
}

/** A real always has its point; a millionth of a millimetre is nothing. */
function real(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6 + 0);
  return text.includes('.') ? text : `${text}.`;
}

/** Letters outside ASCII by their UTF-16 codes, between \X2\ and \X0\. */
function escaped(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(/[^\x20-\x7e]+/g, (run) => {
      const codes = Array.from({ length: run.length }, (_, at) => run.charCodeAt(at).toString(16).toUpperCase());
      return `\\X2\\${codes.map((code) => code.padStart(4, '0')).join('')}\\X0\\`;
    });
}
