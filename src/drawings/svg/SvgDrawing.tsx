import type { Drawing, Label, Outline, Shape } from '../model/shape.ts';
import { palette, plainFinish, type Finish } from '../palette.ts';
import { lit, reflectionsOn } from './light.ts';
import { pathData } from './pathData.ts';
import { stylesOf, type Style } from './styles.ts';

type Props = {
  drawing: Drawing;
  /** Tones of the profiles; without them those of no product. */
  finish?: Finish | undefined;
  /** What is drawn, in Swedish; without it the drawing is hidden from assistive technology. */
  title?: string | undefined;
  /** True for a file of its own, which needs the namespace and cannot use the page's font. */
  standalone?: boolean | undefined;
};

/** A drawing as SVG. It has no ids and no styles, so that any number may stand on a page with a strict CSP. */
export function SvgDrawing({ drawing: { sheet, shapes }, finish = plainFinish, title, standalone }: Props) {
  const styles = stylesOf(finish);
  const view = [sheet.x, -sheet.y - sheet.height, sheet.width, sheet.height].map(Math.round).join(' ');
  return (
    <svg
      xmlns={standalone ? 'http://www.w3.org/2000/svg' : undefined}
      viewBox={view}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      fontFamily={standalone ? 'Arial, Helvetica, sans-serif' : undefined}
    >
      {title && <title>{title}</title>}
      {runs(shapes).map((run, index) => {
        const [first] = run;
        const style = styles[first.layer];
        if ('text' in first) return <Texts key={index} labels={run as Label[]} />;
        if (first.layer === 'boundary') return <Boundary key={index} lines={run as Outline[]} unit={sheet.height} />;
        return <Outlines key={index} outlines={run as Outline[]} style={style} />;
      })}
    </svg>
  );
}

/** Neighbours of the same layer and kind, which are drawn as one element. */
function runs(shapes: readonly Shape[]): [Shape, ...Shape[]][] {
  const kind = (shape: Shape) => `${shape.layer} ${'text' in shape ? `${shape.height} ${shape.anchor}` : shape.closed}`;
  return shapes.reduce<[Shape, ...Shape[]][]>((done, shape) => {
    const run = done.at(-1);
    if (run && kind(run[0]) === kind(shape)) run.push(shape);
    else done.push([shape]);
    return done;
  }, []);
}

function Outlines({ outlines, style }: { outlines: Outline[]; style: Style }) {
  const { fill = 'none', shade, stroke, width, dash } = style;
  const d = pathData(outlines);
  const line = {
    stroke,
    strokeWidth: width,
    strokeDasharray: dash,
    vectorEffect: stroke && 'non-scaling-stroke',
  } as const;
  const deep = outlines.filter(({ depth }) => depth);
  if (outlines[0]?.layer === 'glass')
    return (
      <>
        <path d={d} fill={deep.length > 0 ? shade : palette.glassMirror} />
        {deep.length > 0 && <path d={faces(deep.map(lit))} fill={fill} />}
        <path d={faces(reflectionsOn(outlines))} fill={palette.glassLight} />
        <path d={d} fill="none" {...line} />
      </>
    );
  return (
    <>
      <path d={d} fill={deep.length > 0 ? shade : outlines[0]?.closed ? fill : 'none'} {...line} />
      {deep.length > 0 && <path d={faces(deep.map(lit))} fill={fill} />}
    </>
  );
}

const faces = (polygons: Outline['points'][]) => pathData(polygons.map((points) => ({ points, closed: true })));

/**
 * Width of the boundary line, which is also the size of its dot, and its rhythm of long dash, gap, dot, gap, as shares
 * of the sheet's height.
 */
const weight = 0.0065;
const rhythm = [0.075, 0.018, weight, 0.018];

function Boundary({ lines, unit }: { lines: Outline[]; unit: number }) {
  return (
    <path
      d={pathData(lines)}
      stroke={palette.ember}
      strokeWidth={Math.round(weight * unit)}
      strokeDasharray={rhythm.map((part) => Math.round(part * unit)).join(' ')}
    />
  );
}

function Texts({ labels }: { labels: Label[] }) {
  const [{ layer, height, anchor }] = labels as [Label];
  return (
    <g
      fill={palette.ink}
      fontSize={Math.round(height)}
      fontWeight={layer === 'class' ? 600 : undefined}
      textAnchor={anchor}
    >
      {labels.map(({ text, at: [x, y], angle }, index) => {
        const [left, top] = [Math.round(x), Math.round(-y) + 0];
        return angle ? (
          <text key={index} transform={`translate(${left} ${top})rotate(${-angle})`}>
            {text}
          </text>
        ) : (
          <text key={index} x={left} y={top}>
            {text}
          </text>
        );
      })}
    </g>
  );
}
