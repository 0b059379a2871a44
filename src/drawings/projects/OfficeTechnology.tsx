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
import { levels, rect, times, uprights } from '../parts/shapes.ts';

/** Office tower with fins over a tall lobby, beside the closed block of the technical rooms. */
export function OfficeTechnology(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Trees
        kind="round"
        at={[
          [176, 230],
          [240, 180],
        ]}
      />
      <Solid d={rect(300, 120, 340, 540)} fill={palette.mid} />
      <Openings x={312} y={140} width={316} height={38} rows={8} stepY={50} />
      <Hairline d={uprights(351, 120, 430, 39, 7)} stroke={palette.deep} width={1} />
      <Solid d={times(9, (index) => rect(309 + index * 39, 112, 5, 434))} />
      <Solid d="M420 112V84h120v28z" fill={palette.light} />
      <Ribs x={420} y={84} width={120} height={28} step={10} />
      <Openings x={316} y={556} width={308} height={104} panes={7} />
      <Shade d={rect(300, 546, 340, 22)} />
      <Solid d="M284 540h356v10H284z" />
      <Solid d={rect(640, 430, 380, 230)} fill={palette.light} />
      <Hairline d={uprights(716, 430, 230, 76, 4) + 'M640 506h380M640 582h380'} stroke={palette.dark} />
      <Solid d={rect(664, 446, 104, 48) + rect(816, 446, 180, 48)} fill={palette.dark} />
      <Ribs x={664} y={446} width={104} height={48} step={8} level stroke={palette.deep} />
      <Ribs x={816} y={446} width={180} height={48} step={8} level stroke={palette.deep} />
      <Solid d={[680, 770, 860].map((x) => rect(x, 396, 70, 34)).join('')} fill={palette.mid} />
      <Hairline
        d={
          [680, 770, 860]
            .map((x) => `M${x + 8} 396v-8h22v8M${x + 40} 396v-8h22v8` + levels(x, 404, 70, 9, 3))
            .join('') + 'M976 430V330M966 352h20M969 368h14'
        }
      />
      <Solid d={rect(860, 594, 44, 66) + rect(904, 594, 44, 66)} fill={palette.mid} />
      <Openings x={672} y={600} width={92} height={36} panes={3} />
      <CompartmentLine d="M650 660V430" />
      <Trees kind="round" at={[[1096, 250]]} />
      <People at={[268, 470, 500, 1040]} height={40} />
    </Scene>
  );
}
