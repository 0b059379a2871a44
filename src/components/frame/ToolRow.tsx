import { toolLinks } from '../../content/toolLinks.ts';
import { LinkList } from './LinkList.tsx';
import './ToolRow.css';

type Props = {
  /** Address of the page, to mark its link. */
  current: string;
};

/**
 * The tools in one row under the bar: which there are, and which of them this page is. Scrolled away, the bar's button
 * opens it again.
 */
export function ToolRow({ current }: Props) {
  return (
    <nav className="tool-row screen-only" id="verktyg" popover="auto" aria-label="Verktyg">
      <LinkList links={toolLinks} current={current} />
    </nav>
  );
}
