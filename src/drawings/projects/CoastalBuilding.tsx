import { CompartmentLine } from '../parts/CompartmentLine.tsx';
import { People } from '../parts/People.tsx';
import { Ribs } from '../parts/Ribs.tsx';
import { Scene, type SceneProps } from '../parts/Scene.tsx';
import { Shade } from '../parts/Shade.tsx';
import { Solid } from '../parts/Solid.tsx';
import { Water } from '../parts/Water.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';
import { rect, times } from '../parts/shapes.ts';

/** Three gables on a quay of piles, glazed towards the sea, on granite rock. */
export function CoastalBuilding(scene: SceneProps) {
  return (
    <Scene {...scene} ground="water">
      <Water y={560} depth={240} />
      <Hairline d="M0 560H1200" stroke={palette.grey} />
      <Solid d="M92 560v-96h26v96zM88 464l17-22 17 22zM96 500h18" stroke={palette.grey} />
      <Solid
        d="M0 560l40-26 70-6 60 20 50 12zM984 666l14-62 52-50 70-24 80 8v136l-60 14-90-4z"
        fill={palette.mid}
        stroke={palette.grey}
      />
      <Hairline d="M1050 554l24 52-18 68M1120 530l14 66-26 80M1074 606l60-10 66 14" stroke={palette.dark} />
      {[210, 450, 690].map((x, index) => (
        <g key={x}>
          <Solid
            d={`M${x} 650V370l120-150 120 150v280z`}
            fill={[palette.white, palette.mid, palette.white][index] ?? palette.white}
          />
          {index === 1 ? <Ribs x={x} y={372} width={240} height={278} step={12} /> : null}
          <Solid d={`M${x + 28} 650V382l92-115 92 115v268z`} fill={palette.glass} />
          <path d={`M${x + 28} 382l92-115 92 115v16l-92-115-92 115z`} fill={palette.glassDeep} />
          <Hairline
            d={`M${x + 74} 325v325M${x + 120} 267v383M${x + 166} 325v325M${x + 28} 394h184M${x + 28} 520h184`}
            stroke={palette.deep}
            width={1}
          />
          <Solid d={`M${x - 10} 382l130-162 130 162v-18l-130-162-130 162z`} fill={palette.deep} />
        </g>
      ))}
      <Solid d="M160 650h830v16H160z" fill={palette.light} />
      <path d={times(11, (index) => rect(180 + index * 78, 666, 9, 66))} fill={palette.deep} />
      <Shade d="M160 666h830v14H160z" />
      <Hairline d={'M160 616h50M180 616v34M200 616v34M168 616v34M192 616v34M170 650V250'} width={1} />
      <Solid d="M170 256l58 8-58 12z" fill={palette.dark} />
      <CompartmentLine d="M702 650V384" />
      <People at={[392, 420, 960]} height={52} base={650} />
      <Hairline d="M130 736h180M520 750h90M760 740h220" stroke={palette.grey} />
    </Scene>
  );
}
