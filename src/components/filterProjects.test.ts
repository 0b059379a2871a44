import { describe, expect, it } from 'vitest';
import { filterProjects } from './filterProjects.ts';

const villa = { category: 'Residential', name: 'villa' } as const;
const hangar = { category: 'Commercial', name: 'hangar' } as const;

describe('filterProjects', () => {
  it('shows every project under All', () => {
    expect(filterProjects([villa, hangar], 'All')).toEqual([villa, hangar]);
  });

  it('shows only homes under Residential and only workplaces under Commercial', () => {
    expect(filterProjects([villa, hangar], 'Residential')).toEqual([villa]);
    expect(filterProjects([villa, hangar], 'Commercial')).toEqual([hangar]);
  });
});
