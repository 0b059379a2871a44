import { CompartmentLine } from '../parts/CompartmentLine.tsx';
import { Openings } from '../parts/Openings.tsx';
import { People } from '../parts/People.tsx';
import { Ribs } from '../parts/Ribs.tsx';
import { Scene, type SceneProps } from '../parts/Scene.tsx';
import { Shade } from '../parts/Shade.tsx';
import { Solid } from '../parts/Solid.tsx';
import { Trees } from '../parts/Trees.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { rect, times, uprights } from '../parts/shapes.ts';

/** Glazed pavilion among pines, beside the gable of an older brick house. */
export function PavilionVentspils(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Trees
        kind="pine"
        at={[
          [70, 420],
          [128, 350],
          [330, 470],
          [392, 400],
          [640, 440],
          [770, 500],
          [852, 400],
        ]}
      />
      <Solid d="M1000 660V396l110-130 90 106v288z" fill={palette.mid} />
      <Ribs x={1000} y={396} width={200} height={264} step={11} level />
      <Solid d="M988 400l122-148 90 109v14l-90-106-112 136z" />
      <Openings x={1078} y={470} width={56} height={84} panes={2} />
      <Solid d={rect(190, 640, 800, 20)} />
      <Openings x={230} y={424} width={730} height={216} />
      <Solid d={rect(520, 466, 190, 174)} fill={palette.glassDeep} stroke={palette.grey} />
      <path
        d="M300 560h130v8H300zM316 568h6v72h-6zM408 568h6v72h-6zM790 590h90v50h-90zM860 540h20v100h-20z"
        fill={palette.glassDeep}
      />
      <Hairline d={uprights(291, 426, 214, 61, 11) + 'M230 480H960'} stroke={palette.deep} width={1} />
      <Solid d={rect(413, 490, 122, 150)} fill={palette.glass} />
      <Hairline d="M474 490v150M413 574h61M474 574h61" width={1} />
      <Shade d={rect(230, 424, 730, 16)} />
      <Solid d="M150 396h840v26H150z" />
      <Hairline d="M150 404h840" stroke={palette.grey} />
      <Solid d={times(6, (index) => rect(176 + index * 156, 422, 8, 238))} />
      <CompartmentLine d="M995 660V396" />
      <People at={[380, 350, 610]} height={80} base={640} />
    </Scene>
  );
}
