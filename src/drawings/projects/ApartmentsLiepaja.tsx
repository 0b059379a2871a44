import { CompartmentLine } from '../parts/CompartmentLine.tsx';
import { Openings } from '../parts/Openings.tsx';
import { People } from '../parts/People.tsx';
import { Ribs } from '../parts/Ribs.tsx';
import { Railing } from '../parts/Railing.tsx';
import { Scene, type SceneProps } from '../parts/Scene.tsx';
import { Shade } from '../parts/Shade.tsx';
import { Solid } from '../parts/Solid.tsx';
import { Water } from '../parts/Water.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { levels, rect } from '../parts/shapes.ts';

const dunes = 'M0 660v-42q60-40 130-14t120 16q70-24 130 40zM1200 660v-70q-70-34-140 6t-130 10q-50 6-90 54z';

/** Brick house with a gambrel roof between dunes, its stairwell glazed from door to eaves. */
export function ApartmentsLiepaja(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Water y={572} depth={88} />
      <Hairline d="M0 572H1200" stroke={palette.grey} />
      <Hairline d="M150 250q16-14 26 0q12-14 26 0M240 200q12-10 20 0q10-10 20 0M1010 170q14-12 24 0q12-12 24 0" />
      <Solid d="M360 660V330h480v330z" fill={palette.mid} />
      <Ribs x={360} y={330} width={480} height={286} step={9} level />
      <Solid d="M346 330l40-130 86-70h256l86 70 40 130z" fill={palette.deep} />
      <Hairline d="M386 200h428" stroke={palette.dark} />
      <Solid d={rect(404, 226, 88, 86) + rect(708, 226, 88, 86)} />
      <Openings x={[418, 722]} y={240} width={60} height={66} panes={2} />
      <Openings x={[386, 706]} y={356} width={108} height={62} rows={3} stepY={90} panes={3} />
      <Solid d={[378, 698].map((x) => rect(x, 418, 124, 8) + rect(x, 508, 124, 8)).join('')} />
      <Railing
        at={[
          [380, 392],
          [380, 482],
          [700, 392],
          [700, 482],
        ]}
        width={120}
        height={26}
      />
      <Shade d={rect(666, 330, 14, 286)} />
      <Solid d="M534 660V196l66-58 66 58v464z" />
      <Openings x={562} y={222} width={76} height={330} panes={2} />
      <Hairline d={levels(562, 288, 76, 66, 4)} stroke={palette.deep} width={1} />
      <Openings x={548} y={576} width={104} height={84} panes={3} />
      <Shade d={rect(540, 570, 120, 12)} />
      <Solid d="M528 560h144v10H528z" />
      <Solid d="M360 616h174v44H360zM666 616h174v44H666z" fill={palette.light} />
      <Hairline d={[392, 446, 708, 762].map((x) => rect(x, 628, 34, 16)).join('')} />
      <Solid d={dunes} fill={palette.light} stroke={palette.grey} />
      <Hairline
        d={[40, 76, 104, 196, 236, 968, 1010, 1090, 1150]
          .map((x, index) => `M${x} ${index % 2 ? 618 : 612}l-9-38m9 38l1-48m-1 48l10-36`)
          .join('')}
        stroke={palette.grey}
      />
      <CompartmentLine d="M360 607h174M840 607H666" />
      <People at={[690]} height={46} />
    </Scene>
  );
}
