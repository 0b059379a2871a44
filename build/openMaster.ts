import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Where the masters of the pictures lie. */
export const mastersFolder = (root: string): string => join(root, 'src/pictures');

/** Opens a master the right way up: telephones store photographs on their side, with a note that says so. */
export function openMaster(root: string, path: string): Sharp {
  return sharp(join(mastersFolder(root), path)).autoOrient();
}
