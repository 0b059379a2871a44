/** The launcher's own error class, so that there is one for all scripts. */
export { Trouble } from './trouble.mjs';
