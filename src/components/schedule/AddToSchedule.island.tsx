import { useRef, useState, type MouseEvent } from 'react';
import { addProduct, countRows } from '../../catalogue/schedule/addProduct.ts';
import { paths } from '../../content/paths.ts';
import { keep, kept, readKept } from '../ui/browserStorage.ts';
import { hasModifier } from '../ui/hasModifier.ts';
import '../ui/Button.css';
import '../ui/TextButton.css';

type Props = {
  /** The product's key. */
  product: string;
  /** What it is asked for in, ”EI 60”; '' where it has no class of its own. */
  requirement: string;
};

/**
 * Adds a product to the door schedule and stays: whoever gathers eight doors does not go back eight times. Without
 * script, and where the browser keeps nothing, a link to the list, which adds it.
 */
export function AddToSchedule({ product, requirement }: Props) {
  /** The list before each press, and after the last. */
  const [lists, setLists] = useState<readonly string[]>([]);
  const [said, say] = useState('');
  const link = useRef<HTMLAnchorElement>(null);
  const count = countRows(lists.at(-1) ?? '');

  function add(event: MouseEvent<HTMLAnchorElement>) {
    // A size that this page has answered goes along, by the way that its answer offers: a row without it would ask for
    // it again.
    const sized = document.querySelector<HTMLAnchorElement>('.fit-answer [href*=lagg]');
    if (sized) event.currentTarget.href = sized.href;
    if (sized || hasModifier(event)) return;
    const list = readKept(kept.schedule) ?? '';
    const longer = addProduct(list, product, requirement);
    if (!longer || !keep(kept.schedule, longer)) return;
    event.preventDefault();
    setLists([...(lists.at(-1) === list ? lists : [list]), longer]);
    say('Tillagd');
  }

  function undo() {
    link.current?.focus();
    const [before = ''] = lists.slice(-2);
    // Another window may have gone on with the list.
    const isSame = readKept(kept.schedule) === lists.at(-1);
    if (isSame) keep(kept.schedule, before);
    setLists(isSame ? lists.slice(0, -1) : [readKept(kept.schedule) ?? '']);
    say(isSame ? 'Borttagen' : 'Listan har ändrats i en annan flik');
  }

  return (
    <>
      <a className="text-link" href={paths.scheduleWith(product, { requirement })} ref={link} onClick={add}>
        Lägg i listan
      </a>
      {/* What has been done is not left below the window's foot, or under the bar there. */}
      <p
        className="actions"
        role="status"
        ref={(status) => void (said && status?.scrollIntoView({ block: 'nearest' }))}
      >
        {said && (
          <>
            <span>{`${said}. ${count === 1 ? 'En rad' : `${count || 'Inga'} rader`} i listan.`}</span>
            <a className="text-link" href={paths.schedule}>
              Öppna listan
            </a>
            {lists.length > 1 && (
              <button className="text-button" type="button" onClick={undo}>
                Ångra
              </button>
            )}
          </>
        )}
      </p>
    </>
  );
}
