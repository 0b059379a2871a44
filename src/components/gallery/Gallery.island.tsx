import { useEffect, useState } from 'react';
import type { Project } from '../../content/schema.ts';
import { filterProjects } from './filterProjects.ts';
import { GalleryEmbers } from './GalleryEmbers.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectDialog, type GalleryProject } from './ProjectDialog.tsx';
import { setAddress } from '../ui/setAddress.ts';
import './Gallery.css';

type Props = { projects: GalleryProject[] };

/** How long the spinner is seen after the page opened, in milliseconds. */
const loadingDelay = 1000;

/** The first project, the eighth and so on have larger pictures. */
const largeEvery = 7;

/**
 * The project gallery. Cards and dialogs are complete in the HTML and work without script; the spinner lies over them
 * for a second in browsers with script, by style alone, so it also leaves if this code never comes.
 */
export function Gallery({ projects }: Props) {
  const [loading, setLoading] = useState(true);
  // The specification has a filter and no control for it.
  const [filter] = useState<'All' | Project['category']>('All');
  const shown = filterProjects(projects, filter);

  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page that was rendered ahead opens when it is shown.
    const age = performance.now() - (navigation?.activationStart ?? 0);
    const timer = setTimeout(() => setLoading(false), loadingDelay - age);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    openAddressed();
    addEventListener('hashchange', openAddressed);
    // Dialogs tell it to themselves alone, which is heard on the way down.
    document.addEventListener('toggle', tellAddress, true);
    return () => {
      removeEventListener('hashchange', openAddressed);
      document.removeEventListener('toggle', tellAddress, true);
    };
  }, []);

  return (
    <div className="gallery" data-loading={loading || undefined}>
      <p className="gallery-spinner" role="status">
        {loading && <span className="visually-hidden">Hämtar bilder</span>}
      </p>
      <GalleryEmbers />
      <ul className="gallery-grid">
        {shown.map((project, index) => (
          <ProjectCard project={project} first={index === 0} large={index % largeEvery === 0} key={project.id} />
        ))}
      </ul>
      {shown.map((project, index) => (
        <ProjectDialog
          project={project}
          previous={shown.at(index - 1)}
          next={shown[(index + 1) % shown.length]}
          place={`${index + 1}\u00a0av\u00a0${shown.length}`}
          key={project.id}
        />
      ))}
    </div>
  );
}

/** Opens the project that the address names, in the place of the one that is open: each can be sent to somebody. */
function openAddressed() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:target:not([open])');
  if (!dialog) return;
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  // The dialog gives focus back to its card.
  document.querySelector<HTMLElement>(`[commandfor='${dialog.id}']`)?.focus();
  dialog.showModal();
}

/** Names in the address what is open. It adds nothing to the history: whoever goes back wants to leave the gallery. */
function tellAddress({ target, newState }: ToggleEvent) {
  if (target instanceof HTMLDialogElement) setAddress(newState === 'open' ? `#${target.id}` : location.pathname);
}
