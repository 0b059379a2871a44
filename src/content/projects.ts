/** The gallery's projects, read from their data files. */
import type { Project } from './schema.ts';

/** Every project by its file. */
export const projectFiles = import.meta.glob<Project>('./projects/*.json', { eager: true, import: 'default' });

/** The projects in the order of their ids. */
export const projects: Project[] = Object.values(projectFiles).toSorted((a, b) => a.id - b.id);
