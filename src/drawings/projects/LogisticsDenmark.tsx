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
import { levels, rect, times } from '../parts/shapes.ts';

/** Long low hall with a row of dock gates, the office at its end, wind turbines on a flat horizon. */
export function LogisticsDenmark(scene: SceneProps) {
  return (
    <Scene {...scene}>
      <Hairline
        d="M1010 440V168M1010 168l-8-112M1010 168l98 46M1010 168l-88 66M770 440V262M770 262l62-22M770 262l-16-64M770 262l-44 44"
        stroke={palette.grey}
        width={1}
      />
      <Solid d="M340 660V420h860v240z" fill={palette.light} />
      <Ribs x={340} y={432} width={860} height={228} step={12} />
      <Solid d="M340 408h860v24H340z" fill={palette.mid} />
      <Solid d={times(4, (index) => rect(430 + index * 205, 398, 90, 10))} fill={palette.glass} />
      <Shade d="M340 540h860v12H340z" />
      <Solid d={times(8, (index) => rect(392 + index * 102, 556, 66, 104))} fill={palette.white} />
      <Hairline d={times(8, (index) => levels(392 + index * 102, 573, 66, 17, 4))} stroke={palette.dark} />
      <Solid d="M380 532h820v10H380z" fill={palette.deep} />
      {[494, 902].map((x) => (
        <g key={x}>
          <Solid d={rect(x + 2, 560, 62, 84)} />
          <path
            d={rect(x + 8, 644, 14, 16) + rect(x + 44, 644, 14, 16) + rect(x + 2, 636, 62, 8)}
            fill={palette.deep}
          />
          <Hairline d={`M${x + 33} 560v76`} stroke={palette.grey} />
        </g>
      ))}
      <Solid d={rect(110, 372, 230, 288)} />
      <Openings x={130} y={402} width={190} height={46} rows={2} stepY={84} panes={6} />
      <Openings x={130} y={570} width={190} height={90} panes={4} />
      <Shade d={rect(110, 560, 230, 12)} />
      <Solid d="M94 552h246v10H94z" />
      <Trees kind="round" at={[[48, 130]]} />
      <CompartmentLine d="M331 660V372" />
      <People at={[88, 256]} height={46} />
    </Scene>
  );
}
