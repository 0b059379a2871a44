import type { ProjectCategory } from '../catalogue/vocabulary.ts';

/** The projects that the gallery shows under a filter; `All` shows every one. */
export function filterProjects<T extends { category: ProjectCategory }>(
  projects: T[],
  filter: 'All' | ProjectCategory,
): T[] {
  return filter === 'All' ? projects : projects.filter(({ category }) => category === filter);
}
