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
import { levels, rect } from '../parts/shapes.ts';

/** Symmetrical house by a palace park: pilasters, a hipped roof, a pediment over the glazed stair, lime trees in avenue. */
export function Kristineberg(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Trees
        kind="round"
        at={[
          [40, 350],
          [1160, 350],
        ]}
        fill={palette.mid}
      />
      <Solid d="M236 306l90-116h548l90 116z" fill={palette.dark} />
      <Ribs x={330} y={192} width={540} height={114} step={22} stroke={palette.grey} />
      <Solid d="M352 190v-44h34v44zM814 190v-44h34v44z" />
      <Solid d={rect(250, 318, 700, 342)} />
      <Hairline d={levels(250, 566, 260, 22, 5) + levels(690, 566, 260, 22, 5)} stroke={palette.mid} />
      <Openings x={[274, 700]} y={344} width={44} height={76} columns={3} stepX={91} panes={2} />
      <Openings x={[274, 700]} y={454} width={44} height={56} columns={3} stepX={91} panes={2} />
      <Openings x={[274, 700]} y={562} width={44} height={74} columns={3} stepX={91} panes={2} />
      <Solid d={[252, 344, 434, 754, 844, 936].map((x) => rect(x, 318, 12, 218)).join('')} fill={palette.light} />
      <Solid d={rect(250, 536, 700, 10)} fill={palette.light} />
      <Solid d="M510 660V300h180v360z" fill={palette.light} />
      <Openings x={536} y={324} width={128} height={206} panes={4} />
      <Hairline d={levels(536, 392, 128, 68, 2)} stroke={palette.deep} width={1} />
      <Openings x={536} y={552} width={128} height={108} panes={4} />
      <Shade d={rect(250, 318, 700, 14)} />
      <Solid d="M240 304h720v14H240z" />
      <Solid d="M496 304l104-76 104 76z" />
      <path
        d="M582 278a18 18 0 0 1 36 0a18 18 0 0 1-36 0z"
        fill={palette.glass}
        stroke={palette.ink}
        vectorEffect="non-scaling-stroke"
      />
      <Solid d="M520 650h160v10H520z" />
      <CompartmentLine d="M522 650V318M678 650V318" />
      <Trees
        kind="round"
        at={[
          [132, 290],
          [1068, 290],
        ]}
      />
      <Solid d="M0 660v-34h92v34zM1108 660v-34h92v34z" fill={palette.foliage} stroke={palette.grey} />
      <People at={[440, 468, 760]} height={52} />
    </Scene>
  );
}
