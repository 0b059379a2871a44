import { CompartmentLine } from '../parts/CompartmentLine.tsx';
import { Openings } from '../parts/Openings.tsx';
import { People } from '../parts/People.tsx';
import { Ribs } from '../parts/Ribs.tsx';
import { Railing } from '../parts/Railing.tsx';
import { Scene, type SceneProps } from '../parts/Scene.tsx';
import { Shade } from '../parts/Shade.tsx';
import { Solid } from '../parts/Solid.tsx';
import { Trees } from '../parts/Trees.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { levels, rect } from '../parts/shapes.ts';

/** Apartment house in a closed street front: shops below, brick above, a bay in the middle, a mansard roof. */
export function ApartmentsRiga(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Solid d="M0 660V300h320v360z" stroke={palette.grey} />
      <Solid d="M0 300V290h320v10zM0 290l40-70h280v70z" fill={palette.light} stroke={palette.grey} />
      <Solid d="M880 660V236h320v424zM872 236v-10h328v10z" stroke={palette.grey} />
      <path
        d="M40 358h240M40 440h240M40 522h240M930 297h240M930 377h240M930 457h240M930 537h240"
        stroke={palette.light}
        strokeWidth={56}
        strokeDasharray="40 56"
      />
      <Hairline d="M0 580h320M880 590h320" stroke={palette.dark} />
      <Solid d="M320 660V238h560v422z" fill={palette.mid} />
      <Ribs x={320} y={238} width={560} height={312} step={9} level />
      <Solid d="M332 228l26-104h484l26 104z" fill={palette.deep} />
      <Solid d="M378 210v-58l38-22 38 22v58zM738 210v-58l38-22 38 22v58z" />
      <Openings x={[394, 754]} y={154} width={44} height={54} panes={2} />
      <Openings x={[352, 704]} y={262} width={42} height={60} columns={2} stepX={102} rows={4} stepY={74} panes={2} />
      <Railing
        at={[304, 378, 452, 526].flatMap((y) => [348, 450, 700, 802].map((x) => [x, y] as const))}
        width={50}
        height={18}
      />
      <Shade d={rect(682, 232, 14, 318)} />
      <Solid d="M518 550V160l82-46 82 46v390z" />
      <Openings x={536} y={252} width={128} height={54} rows={4} stepY={74} panes={4} />
      <Openings x={560} y={168} width={80} height={46} panes={3} />
      <Hairline d={levels(518, 236, 164, 78, 1) + levels(518, 316, 164, 74, 4)} stroke={palette.grey} />
      <Solid d="M312 228h206v12H312zM682 228h206v12H682z" />
      <Solid d="M320 550h560v110H320z" fill={palette.light} />
      <Openings x={[346, 694]} y={576} width={72} height={84} columns={2} stepX={88} panes={2} />
      <Solid d="M556 660v-60a44 44 0 0 1 88 0v60z" fill={palette.glass} />
      <Hairline d="M600 556v104M556 604h88" width={1} />
      <Shade d="M320 558h560v10H320z" />
      <Solid d="M312 546h576v12H312z" />
      <CompartmentLine d="M330 660V240M870 660V240" />
      <Trees
        kind="round"
        at={[
          [190, 190],
          [1040, 210],
        ]}
      />
      <People at={[268, 664, 956]} height={44} />
    </Scene>
  );
}
