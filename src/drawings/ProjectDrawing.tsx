import type { ComponentType } from 'react';
import type { SceneProps } from './parts/Scene.tsx';
import { ApartmentsLiepaja } from './projects/ApartmentsLiepaja.tsx';
import { ApartmentsRiga } from './projects/ApartmentsRiga.tsx';
import { BlocksNorrtalje } from './projects/BlocksNorrtalje.tsx';
import { CoastalBuilding } from './projects/CoastalBuilding.tsx';
import { CommercialTukums } from './projects/CommercialTukums.tsx';
import { ConcreteIndustry } from './projects/ConcreteIndustry.tsx';
import { HangarAby } from './projects/HangarAby.tsx';
import { Kristineberg } from './projects/Kristineberg.tsx';
import { LogisticsDenmark } from './projects/LogisticsDenmark.tsx';
import { OfficeTechnology } from './projects/OfficeTechnology.tsx';
import { PavilionVentspils } from './projects/PavilionVentspils.tsx';
import { VillaAlicante } from './projects/VillaAlicante.tsx';

type Props = SceneProps & {
  /** The project's number; see src/content. */
  id: number;
};

const drawings: Record<number, ComponentType<SceneProps>> = {
  1: VillaAlicante,
  2: PavilionVentspils,
  3: BlocksNorrtalje,
  4: LogisticsDenmark,
  5: ApartmentsRiga,
  6: CommercialTukums,
  7: ApartmentsLiepaja,
  8: HangarAby,
  9: CoastalBuilding,
  10: OfficeTechnology,
  11: ConcreteIndustry,
  12: Kristineberg,
};

/** Front elevation of a project, 3:2. The buildings are imagined; they show the kind of building, not a delivery. */
export function ProjectDrawing({ id, ...scene }: Props) {
  const Project = drawings[id];
  if (!Project)
    throw new Error(
      `There is no drawing for project ${id}: add one to src/drawings/projects and to ProjectDrawing.tsx.`,
    );
  return <Project {...scene} />;
}
