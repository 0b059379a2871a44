import { useMedia } from './useMedia.ts';

/** Whether the page is read on a telephone, as --phone of the style sheets has it; paper is none. */
export function usePhone(): boolean {
  return useMedia('screen and (width < 40rem)');
}
