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
import { rect } from '../parts/shapes.ts';

/** Two storeys under a long roof: glazed below, boarded above, a gabled entrance, the church of the small town behind. */
export function CommercialTukums(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Solid
        d="M262 440V236h66v204zM254 236l41-160 41 160zM295 76V52M286 60h18"
        fill={palette.light}
        stroke={palette.dark}
      />
      <Trees
        kind="round"
        at={[
          [120, 240],
          [1080, 270],
          [1144, 190],
        ]}
      />
      <Solid d="M150 392l70-72h790l70 72z" fill={palette.dark} />
      <Ribs x={214} y={322} width={800} height={70} step={24} stroke={palette.grey} />
      <Solid d={rect(170, 400, 890, 260)} />
      <Ribs x={170} y={400} width={890} height={116} step={11} />
      <Openings x={[204, 336, 736, 936]} y={424} width={92} height={62} panes={3} />
      <Openings x={190} y={540} width={76} height={120} columns={4} stepX={80} />
      <Openings x={722} y={540} width={112} height={120} columns={2} stepX={208} panes={2} />
      <Solid d={rect(866, 548, 48, 112)} fill={palette.mid} />
      <Solid d={rect(881, 568, 18, 34)} fill={palette.glass} />
      <Shade d={rect(170, 530, 890, 18)} />
      <Solid d="M140 388h950v12H140zM150 516h930v14H150z" />
      <Solid d="M520 660V388l88-86 88 86v272z" />
      <Solid d="M540 660V398l68-66 68 66v262z" fill={palette.glass} />
      <Hairline d="M608 332v328M574 364v296M642 364v296M540 450h136M540 540h136" stroke={palette.deep} width={1} />
      <Shade d="M540 398l68-66 68 66v14l-68-66-68 66z" />
      <Solid d="M504 402l104-102 104 102v-20L608 280 504 382z" fill={palette.deep} />
      <CompartmentLine d="M850 660V400" />
      <People at={[590, 470, 440]} height={64} />
    </Scene>
  );
}
