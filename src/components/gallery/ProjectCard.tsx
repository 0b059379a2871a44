import { Picture } from '../ui/Picture.tsx';
import { ProjectLine } from './ProjectBoundary.tsx';
import type { GalleryProject } from './ProjectDialog.tsx';
import { travelToDialog } from './travelToDialog.ts';
import './ProjectCard.css';

type Props = {
  project: GalleryProject;
  /** True for the card that is seen first. */
  first: boolean;
  /** A larger picture, with what it shows in words. */
  large: boolean;
};

/**
 * A project in the gallery, with the classes of its boundary. The magnifier, which is as large as the card, opens the
 * dialog by attribute, so it also works before there is a script.
 */
export function ProjectCard({ project, first, large }: Props) {
  const classes = [...new Set(project.boundary?.marks.map(({ name }) => name))].toSorted((a, b) =>
    a.localeCompare(b, 'sv', { numeric: true }),
  );
  return (
    <li className="project-card" data-large={large || undefined}>
      <div className="project-card-picture">
        <Picture picture={project.pictures[large ? 'dialog' : 'card']} first={first} />
        {project.boundary && <ProjectLine id={project.id} />}
      </div>
      <button
        className="screen-only"
        id={`visa-${project.id}`}
        type="button"
        commandfor={`projekt-${project.id}`}
        command="show-modal"
        onClick={travelToDialog}
      >
        <span className="visually-hidden">Visa {project.title}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5M10.5 7.5v6M7.5 10.5h6" />
        </svg>
      </button>
      <h2>{project.title}</h2>
      <p className="project-card-place">
        {project.place} {classes.length > 0 && <strong>{classes.join(', ')}</strong>}
      </p>
      {large && <p>{project.description}</p>}
    </li>
  );
}
