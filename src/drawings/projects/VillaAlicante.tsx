import { CompartmentLine } from '../parts/CompartmentLine.tsx';
import { Openings } from '../parts/Openings.tsx';
import { People } from '../parts/People.tsx';
import { Ribs } from '../parts/Ribs.tsx';
import { Scene, type SceneProps } from '../parts/Scene.tsx';
import { Shade } from '../parts/Shade.tsx';
import { Solid } from '../parts/Solid.tsx';
import { Trees } from '../parts/Trees.tsx';
import { Water } from '../parts/Water.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { rect, times, uprights } from '../parts/shapes.ts';

/** Villa by the Mediterranean: two white volumes on a stone terrace, the upper one reaching out over the lower. */
export function VillaAlicante(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <path d="M912 190a46 46 0 0 1 92 0a46 46 0 0 1-92 0z" fill={palette.light} />
      <Water y={588} depth={72} />
      <Hairline d="M0 588H1200" stroke={palette.grey} />
      <Trees
        kind="cypress"
        at={[
          [128, 330],
          [176, 250],
          [212, 300],
        ]}
      />
      <Trees kind="umbrella" at={[[1080, 260]]} />
      <Solid d={rect(250, 600, 800, 60)} fill={palette.mid} />
      <Ribs x={250} y={600} width={800} height={60} step={15} level />
      <Hairline
        d={times(15, (index) => `M${290 + index * 52} ${index % 2 ? 615 : 600}v15m20 0v15`)}
        stroke={palette.dark}
      />
      <Solid d={rect(300, 462, 640, 138)} />
      <Solid d={rect(330, 500, 132, 100)} fill={palette.light} />
      <Ribs x={330} y={500} width={132} height={100} step={12} level />
      <Openings x={530} y={484} width={380} height={116} panes={5} />
      <Solid d={rect(470, 322, 560, 140)} />
      <Shade d={rect(470, 462, 470, 24)} />
      <Solid d="M456 312h588v12H456zM1008 462h9v138h-9z" />
      <Openings x={510} y={352} width={180} height={90} panes={3} />
      <Openings x={890} y={352} width={110} height={90} panes={2} />
      <Solid d={rect(712, 340, 150, 110)} fill={palette.light} />
      <Ribs x={712} y={340} width={150} height={110} step={12} />
      <Hairline d={`M940 560h110v40M940 574h110M940 587h110${uprights(960, 560, 40, 22, 4)}`} />
      <Solid d="M250 600h50v12h-50zM232 624h36v36h-36zM214 642h36v18h-36z" />
      <CompartmentLine d="M496 462V600" />
      <People at={[980]} height={46} base={600} />
    </Scene>
  );
}
