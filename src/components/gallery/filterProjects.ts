import type { Project } from '../../content/schema.ts';

/** The projects that the gallery shows under a filter; `All` shows every one. */
export function filterProjects<T extends Pick<Project, 'category'>>(
  projects: T[],
  filter: 'All' | Project['category'],
): T[] {
  return filter === 'All' ? projects : projects.filter(({ category }) => category === filter);
}
