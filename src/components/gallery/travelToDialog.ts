import type { MouseEvent } from 'react';

/** A picture that has not come within this time, in milliseconds, comes after the dialog. */
const patience = 300;

/**
 * Opens the dialog that a button names, its picture growing out of the one beside the button. Where the browser has no
 * view transitions, or the visitor wants no motion, the button's own attribute opens it.
 */
export function travelToDialog(event: MouseEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  const from = button.parentElement?.querySelector<HTMLElement>('.picture');
  const to = dialog?.querySelector<HTMLImageElement>('.picture');
  if (
    !document.startViewTransition ||
    !dialog ||
    !from ||
    !to ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return;
  event.preventDefault();
  // Safari gives a clicked button no focus, and the dialog gives focus back to whatever has it now.
  button.focus({ preventScroll: true });
  // Not to be lazy while the screen stands still.
  to.loading = 'eager';
  from.style.viewTransitionName = 'project-picture';
  // What else has a name of its own would lie over the dialog until it is whole.
  const root = document.documentElement;
  root.dataset['opening'] = '';
  const { finished } = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    dialog.showModal();
    await Promise.race([to.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))]);
  });
  void finished.finally(() => delete root.dataset['opening']);
}
