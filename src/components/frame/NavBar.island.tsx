import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { mainLinks, paths } from '../../content/paths.ts';
import type { Company } from '../../content/schema.ts';
import { toolLinks } from '../../content/toolLinks.ts';
import { LinkList } from './LinkList.tsx';
import './NavBar.css';

type Props = {
  /** Address of the page, to mark its link. */
  current: string;
  /** What the bar says of the company; the rest of it stays out of the page. */
  company: Pick<Company, 'name' | 'logo' | 'phone'> & { hours: string };
};

/** Scrolled further than this, in CSS pixels, the bar takes its scrolled look. */
const scrolledThreshold = 10;

/** The navigation bar. The menu is a popover, so it opens, closes and answers Escape without script. */
export function NavBar({ current, company }: Props) {
  const [scrolled, setScrolled] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const { phone, hours } = company;
  const toggle = useRef<HTMLButtonElement>(null);

  const close = () => menu.current?.hidePopover();

  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > scrolledThreshold);
    // On a wide screen the list stands in the bar, and its button is gone; a menu that is open while the window grows
    // would lie over it.
    const grow = () => toggle.current?.checkVisibility() || menu.current?.hidePopover();
    follow();
    addEventListener('scroll', follow);
    addEventListener('resize', grow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', grow);
    };
  }, []);

  /**
   * The open list must not lie over what has the keyboard's focus (WCAG 2.4.11); its own button closes it by itself.
   */
  function closeBehindFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.matches('[popovertarget]')) close();
  }

  return (
    <header className="nav-bar" data-scrolled={scrolled || undefined}>
      <a className="nav-bar-logo" href={paths.home}>
        <img
          src={company.logo.src}
          alt={`${company.name}, till startsidan`}
          width={company.logo.width}
          height={company.logo.height}
          fetchPriority="low"
        />
      </a>
      <div className="nav-bar-menu" id="meny" popover="auto" onBlur={closeBehindFocus} ref={menu}>
        <nav aria-label="Huvudmeny">
          <LinkList links={mainLinks} current={current} onChoose={close} />
        </nav>
        {/* Scrolled, the bar has left the tools' row behind, which this calls back. */}
        <button className="nav-bar-tools" type="button" popoverTarget="verktyg">
          Verktyg
        </button>
        <div className="nav-bar-phone">
          <a className="unbroken" href={`tel:${phone.number}`}>
            {`Ring ${phone.display}`}
          </a>
          <span>{hours}</span>
          <nav aria-label="Verktyg i menyn">
            <p>Verktyg</p>
            <LinkList links={toolLinks} current={current} onChoose={close} />
          </nav>
        </div>
      </div>
      <a className="nav-bar-action" href={paths.contact}>
        Boka Konsultation
      </a>
      <button className="nav-bar-toggle" type="button" popoverTarget="meny" ref={toggle}>
        <span className="visually-hidden">Meny</span>
        <svg className="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 7h18" />
          <path d="M3 12h12m3 0h3" />
          <path d="M3 17h18" />
        </svg>
      </button>
    </header>
  );
}
