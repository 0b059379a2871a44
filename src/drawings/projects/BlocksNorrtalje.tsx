import { CompartmentLine } from '../parts/CompartmentLine.tsx';
import { Openings } from '../parts/Openings.tsx';
import { People } from '../parts/People.tsx';
import { Ribs } from '../parts/Ribs.tsx';
import { Railing } from '../parts/Railing.tsx';
import { Scene, type SceneProps } from '../parts/Scene.tsx';
import { Solid } from '../parts/Solid.tsx';
import { Trees } from '../parts/Trees.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { levels } from '../parts/shapes.ts';

type House = { x: number; eaves: number; storeys: number; fill: string };

const houses: House[] = [
  { x: 110, eaves: 300, storeys: 5, fill: palette.white },
  { x: 460, eaves: 228, storeys: 6, fill: palette.mid },
  { x: 810, eaves: 372, storeys: 4, fill: palette.light },
];

/** Three gabled houses of one kind, each with its glazed stairwell. */
export function BlocksNorrtalje(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Trees
        kind="birch"
        at={[
          [60, 300],
          [424, 270],
          [772, 220],
          [1130, 320],
          [1166, 250],
        ]}
      />
      {houses.map(({ x, eaves, storeys, fill }, index) => (
        <g key={x}>
          <Solid d={`M${x} 660V${eaves}l140-104 140 104v${660 - eaves}z`} fill={fill} />
          {index === 1 && <Ribs x={x} y={eaves} width={280} height={660 - eaves} step={12} />}
          <Openings
            x={x + 28}
            y={eaves + 18}
            width={38}
            height={50}
            columns={2}
            stepX={186}
            rows={storeys}
            stepY={72}
            panes={2}
          />
          <Openings x={x + 116} y={eaves - 40} width={48} height={700 - eaves} />
          <Hairline d={levels(x + 116, eaves + 12, 48, 72, storeys)} stroke={palette.deep} width={1} />
          <Railing
            at={Array.from({ length: storeys - 1 }, (_, floor) =>
              [22, 208].map((side) => [x + side, eaves + 48 + floor * 72] as const),
            ).flat()}
            width={50}
            height={24}
          />
          <Solid d={`M${x - 12} ${eaves + 9}l152-113 152 113v-15l-152-113-152 113z`} fill={palette.deep} />
        </g>
      ))}
      <CompartmentLine d="M570 660V190M630 660V190" />
      <People at={[414, 444, 1112]} height={44} />
    </Scene>
  );
}
