import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Islands } from './Island.tsx';

/**
 * The complete text of a document.
 *
 * @param known the components that have a file of their own to hydrate from
 * @throws the first error of any component
 */
export async function renderDocument(document: ReactNode, known: ReadonlySet<unknown>): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<Islands value={{ known }}>{document}</Islands>, {
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  return compact(text);
}

/**
 * The same document in fewer bytes: the props of islands with their quotes as they are, and shapes without a closing
 * tag of their own.
 */
function compact(html: string): string {
  return html
    .replaceAll(/ data-props="([^"]*)"/g, (_, props: string) => ` data-props='${props.replaceAll('&quot;', '"')}'`)
    .replaceAll(/><\/(?:path|line|circle)>/g, '/>');
}
