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

/** Hall of precast panels with a saw-tooth roof, silos with their conveyor, and the low house of the staff. */
export function ConcreteIndustry(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Hairline
        d={
          'M1120 630L930 214M1140 620L950 204M1020 410v250M1030 436v224M1084 552v108' +
          times(10, (index) => `M${1108 - index * 18} ${604 - index * 39.5}l23 -31`)
        }
        stroke={palette.deep}
        width={1}
      />
      <Solid d="M1040 660l70-86 80 86z" fill={palette.mid} />
      <Solid d="M720 660V210h60v450zM790 660V210h60v450zM860 660V210h60v450z" />
      {[720, 790, 860].map((x) => (
        <g key={x}>
          <Shade d={rect(x + 42, 210, 18, 450)} />
          <Hairline d={levels(x, 262, 60, 52, 6)} stroke={palette.dark} />
          <Solid d={`M${x} 576h60l-22 48h-16z`} fill={palette.dark} />
        </g>
      ))}
      <Solid d="M708 168h226v42H708z" fill={palette.mid} />
      <Ribs x={708} y={168} width={226} height={42} step={11} />
      <Solid d={times(4, (index) => `M${260 + index * 110} 380v-70l110 70z`)} fill={palette.dark} />
      <path d={times(4, (index) => rect(262 + index * 110, 318, 8, 60))} fill={palette.glass} />
      <Solid d={rect(260, 380, 440, 280)} fill={palette.light} />
      <Hairline d={uprights(348, 380, 280, 88, 4) + 'M260 450h440M260 520h440'} stroke={palette.grey} />
      <Hairline
        d={times(5, (column) => times(2, (row) => `M${282 + column * 88} ${396 + row * 70}h3m50 0h3m-56 38h3m50 0h3`))}
        stroke={palette.grey}
        width={1.5}
      />
      <Openings x={284} y={464} width={216} height={40} panes={6} />
      <Solid d={rect(530, 490, 140, 170)} fill={palette.deep} />
      <Solid d={rect(530, 490, 140, 70)} fill={palette.white} />
      <Hairline d={levels(530, 504, 140, 14, 4)} stroke={palette.dark} />
      <Solid d="M530 660v-24h70l12-18h34l14 20v22z" fill={palette.mid} />
      <path
        d="M548 650a13 13 0 0 1 26 0a13 13 0 0 1-26 0zM624 650a13 13 0 0 1 26 0a13 13 0 0 1-26 0z"
        fill={palette.ink}
      />
      <Solid d={rect(90, 520, 170, 140)} />
      <Openings x={108} y={546} width={90} height={40} panes={4} />
      <Solid d={rect(212, 570, 36, 90)} fill={palette.mid} />
      <Solid d="M80 510h180v12H80z" />
      <Shade d={rect(90, 522, 170, 10)} />
      <CompartmentLine d="M270 660V380" />
      <Trees kind="birch" at={[[52, 190]]} />
      <People at={[200, 404]} height={46} />
    </Scene>
  );
}
