import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Project } from '../../content/schema.ts';
import { paths } from '../../content/paths.ts';
import type { PictureView } from '../../content/pictureView.ts';
import { hasModifier } from '../ui/hasModifier.ts';
import { Picture } from '../ui/Picture.tsx';
import { ProjectBoundary, type Boundary } from './ProjectBoundary.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { TextList } from '../ui/TextList.tsx';
import '../ui/Button.css';
import './ProjectDialog.css';

/** A project with its picture as the card and the dialog show it. */
export type GalleryProject = Pick<Project, 'id' | 'title' | 'place' | 'category' | 'description' | 'typical'> & {
  boundary?: Boundary;
  pictures: { card: PictureView; dialog: PictureView };
};

type Props = {
  project: GalleryProject;
  previous: GalleryProject | undefined;
  next: GalleryProject | undefined;
  /** Where it stands among all: ”1 av 12”. */
  place: string;
};

/** A finger that moves so far sideways, in CSS pixels, turns the page. */
const swipeDistance = 60;

const buttonsOf = (dialog: HTMLDialogElement | null) => [...(dialog?.querySelectorAll('button') ?? [])];

/** A project's details. A native dialog: Escape, the focus trap and its return are the browser's. */
export function ProjectDialog({ project, previous, next, place }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<number>(undefined);
  const titleId = `projekt-${project.id}-titel`;

  function turnTo(other: GalleryProject | undefined) {
    if (!other || other.id === project.id) return;
    const target = document.querySelector<HTMLDialogElement>(`#projekt-${other.id}`);
    const focused = buttonsOf(dialog.current).findIndex((button) => button === document.activeElement);
    dialog.current?.close();
    // The dialog that opens gives focus back to where it was: to the card of the project that was seen last.
    const magnifier = document.getElementById(`visa-${other.id}`);
    magnifier?.focus({ preventScroll: true });
    magnifier?.scrollIntoView({ block: 'nearest' });
    target?.showModal();
    // Whoever turns by button can press the same one again.
    buttonsOf(target)[focused]?.focus();
  }

  function turnByKey(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    if (event.key === 'ArrowLeft') turnTo(previous);
    if (event.key === 'ArrowRight') turnTo(next);
  }

  function turnBySwipe(event: PointerEvent) {
    const distance = event.clientX - (touch.current ?? event.clientX);
    touch.current = undefined;
    if (Math.abs(distance) >= swipeDistance) turnTo(distance > 0 ? previous : next);
  }

  // `closedby="any"` does this in browsers that know it; the others tell a click on the backdrop by its target.
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys repeat what its buttons do
    <dialog
      className="project-dialog"
      id={`projekt-${project.id}`}
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeOnBackdrop}
      onKeyDown={turnByKey}
      onPointerDown={(event) => (touch.current = event.pointerType === 'touch' ? event.clientX : undefined)}
      onPointerUp={turnBySwipe}
    >
      <div className="project-dialog-content">
        <div className="project-dialog-text">
          <p className="project-dialog-place">{project.place}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the browser would go to the first link, and whoever listens would miss what has opened */}
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {project.title}
          </h2>
          <p>
            <TechnicalText text={project.description} />
          </p>
          <TextList texts={project.typical} />
          <p className="actions">
            <a
              className="button"
              href={
                project.boundary
                  ? paths.contactAbout({ products: project.boundary.marks.map(({ product }) => product) })
                  : paths.contact
              }
            >
              Fråga om något liknande
            </a>
          </p>
        </div>
        {project.boundary && (
          <div className="project-dialog-marks">
            <p id={`linjen-${project.id}`}>Linjen i bilden</p>
            <ol aria-labelledby={`linjen-${project.id}`}>
              {project.boundary.marks.map(({ product, name, title }, index) => (
                <li key={product}>
                  <a href={paths.productByKey(product)}>
                    <i>{index + 1}</i> <strong>{name}</strong> {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className="project-dialog-picture">
          <Picture picture={project.pictures.dialog} />
          {project.boundary && <ProjectBoundary boundary={project.boundary} id={project.id} />}
        </div>
        <div className="project-dialog-controls">
          <button type="button" onClick={() => turnTo(previous)}>
            Föregående
          </button>
          <button type="button" onClick={() => turnTo(next)}>
            Nästa
          </button>
          <span>{place}</span>
        </div>
        <form className="project-dialog-close" method="dialog">
          <button type="submit">
            <span className="visually-hidden">Stäng</span>
            <svg className="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </form>
      </div>
    </dialog>
  );
}
