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
import { rect, times } from '../parts/shapes.ts';

/** Vaulted hangar with its gates half open, a small aircraft inside, workshop and office at its side. */
export function HangarAby(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Trees
        kind="spruce"
        at={[
          [60, 170],
          [100, 220],
          [142, 150],
          [1150, 190],
        ]}
      />
      <Solid d="M170 660V470q360-330 700 0v190z" fill={palette.light} />
      <Hairline d="M190 478q330-296 660 0M214 492q310-262 612 0" stroke={palette.grey} />
      <Hairline
        d={times(9, (index) => `M${280 + index * 60} ${[378, 342, 320, 310, 308, 314, 326, 348, 382][index]}V440`)}
        stroke={palette.grey}
      />
      <Openings x={330} y={352} width={380} height={62} panes={8} />
      <Solid d={rect(400, 446, 240, 214)} fill={palette.deep} />
      <Hairline d="M400 520q120-60 240 0M400 560q120-60 240 0" stroke={palette.grey} />
      <path
        d="M404 588h232v7H404zM498 592a22 24 0 0 1 44 0a22 24 0 0 1-44 0zM517 570v-56h6v56zM492 524h56v5h-56zM506 616l-16 34h6l16-32zM534 616l16 34h-6l-16-32zM484 646h14v14h-14zM542 646h14v14h-14z"
        fill={palette.white}
      />
      <Hairline d="M486 540l68 104" stroke={palette.white} width={1.5} />
      <Solid d={[220, 280, 340, 640, 700, 760].map((x) => rect(x, 446, 60, 214)).join('')} />
      {[220, 640].map((x) => (
        <Ribs key={x} x={x} y={516} width={180} height={144} step={10} />
      ))}
      <Openings x={[230, 650]} y={466} width={40} height={40} columns={3} stepX={60} />
      <Solid d="M208 436h624v10H208z" fill={palette.deep} />
      <Solid d={rect(870, 506, 230, 154)} />
      <Solid d="M860 496h252v12H860z" />
      <Openings x={892} y={534} width={130} height={48} panes={4} />
      <Solid d={rect(1040, 556, 44, 104)} fill={palette.mid} />
      <Solid d={rect(1052, 572, 20, 34)} fill={palette.glass} />
      <Hairline d="M1126 660V420M886 496v-60" width={1} />
      <Solid d="M1126 424l58 12v14l-58 8z" fill={palette.mid} />
      <Shade d={rect(870, 508, 230, 12)} />
      <CompartmentLine d="M880 660V508" />
      <People at={[372, 1022]} height={50} />
    </Scene>
  );
}
