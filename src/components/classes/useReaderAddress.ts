import { elementGroupOf, idsOf } from '../../catalogue/elementGroups.ts';
import { paths, queryNames } from '../../content/paths.ts';
import { useAddress } from '../ui/useAddress.ts';

/** Characters; longer than any requirement, and short enough that nonsense is read in no time. */
export const longestRequirement = 200;

/** The requirement that an address asks about; undefined where it asks about none. */
export const requirementIn = ({ searchParams }: URL): string | undefined =>
  searchParams.get(queryNames.requirement)?.slice(0, longestRequirement);
/** The kinds that an address asks about, ”dorr,glasparti”; undefined where it names none. */
export const kindIn = ({ searchParams }: URL): string | undefined =>
  idsOf(elementGroupOf(searchParams.get(queryNames.kind))) || undefined;

/** The address that is open. */
export const here = (): URL => new URL(location.href);

const addressOf = (text = '', kind = '') => (text || kind ? paths.classesFor(text, kind) : paths.classes);
const withText = (text: string) => addressOf(text, kindIn(here()));
const withKind = (kind: string) => addressOf(requirementIn(here()), kind);

/** The requirement and the kind that was chosen beside it, both kept in the address. */
export function useReaderAddress() {
  const [text, ask] = useAddress('', requirementIn, withText);
  const [chosen, choose] = useAddress('', kindIn, withKind);
  return { text, ask, chosen, choose };
}
