type Keys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press belongs to the browser: with such a key it opens a new tab or window, saves a file or goes back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) => altKey || ctrlKey || metaKey || shiftKey;
