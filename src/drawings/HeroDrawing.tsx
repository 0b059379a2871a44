/** Canvas in SVG units, 16:10. */
const width = 1600;
const height = 1000;

/** The end wall of the corridor and the door in it: two leaves, a side light on each side and an over light. */
const wall = { x: 560, y: 190, width: 840, height: 590 };
const frame = 14;
const panes = [
  { x: 690, y: 350, width: 90, height: 416 },
  { x: 812, y: 382, width: 142, height: 344 },
  { x: 1006, y: 382, width: 142, height: 344 },
  { x: 1180, y: 350, width: 90, height: 416 },
  { x: 690, y: 264, width: 90, height: 60 },
  { x: 794, y: 264, width: 372, height: 60 },
  { x: 1180, y: 264, width: 90, height: 60 },
];

/**
 * The picture of the home page until there is a better one: a dark corridor, a glazed fire door, and behind the clear glass the
 * warm light of a fire that stays on its side. A standalone SVG. The `data-part` names are what scripts/film.ts moves.
 */
export function HeroDrawing() {
  const right = wall.x + wall.width;
  const floor = wall.y + wall.height;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <defs>
        <radialGradient
          id="fire"
          gradientUnits="userSpaceOnUse"
          cx="980"
          cy="800"
          r="620"
          gradientTransform="translate(0 160) scale(1 .8)"
        >
          <stop offset="0" stopColor="#fff0cf" />
          <stop offset=".18" stopColor="#ffc46b" />
          <stop offset=".42" stopColor="#ef7a25" />
          <stop offset=".72" stopColor="#a8380f" />
          <stop offset="1" stopColor="#4a1a0b" />
        </radialGradient>
        <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ef8a3c" stopOpacity=".6" />
          <stop offset="1" stopColor="#ef8a3c" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="980" cy="560" r="620">
          <stop offset="0" stopColor="#d4682a" stopOpacity=".34" />
          <stop offset="1" stopColor="#d4682a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="calm">
          <stop offset="0" stopColor="#191714" />
          <stop offset=".42" stopColor="#191714" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="#1f1c19" d={`M0 0H${width}V${height}H0z`} />
      <path data-part="room" fill="#24201c" d={`M0 -70L${wall.x} ${wall.y}V${floor}L0 1100z`} />
      <path data-part="room" fill="#292420" d={`M${width} 70L${right} ${wall.y}V${floor}L${width} 912z`} />
      <path data-part="room" fill="#171512" d={`M0 1100L${wall.x} ${floor}H${right}L${width} 912V1100z`} />
      <path data-part="room" fill="#2f2a25" d={`M${wall.x} ${wall.y}h${wall.width}v${wall.height}h-${wall.width}z`} />
      <path data-part="glow" fill="url(#glow)" d={`M0 0H${width}V${height}H0z`} />
      {/* Joints of the floor run to the vanishing point. */}
      <g data-part="joints" stroke="#3a332c" strokeWidth="1.5">
        <path
          d="M770 780L520 1000M905 780L842 1000M1055 780L1120 1000M1190 780L1440 1000M490 808H1450M350 866H1540M150 950H1600"
          fill="none"
        />
      </g>
      {/* Light through each pane lies on the floor. */}
      <g data-part="light" fill="url(#floor)">
        <path d="M690 782h90L650 1000H470z" />
        <path d="M812 782h142l-26 218H690z" />
        <path d="M1006 782h142l122 218h-238z" />
        <path d="M1180 782h90l220 218h-180z" />
      </g>
      <path data-part="door" fill="#100e0c" d="M676 250h608v532H676z" />
      {panes.map(({ x, y, width: paneWidth, height: paneHeight }) => (
        <g data-part="pane" key={`${x} ${y}`}>
          <rect x={x} y={y} width={paneWidth} height={paneHeight} fill="url(#fire)" />
          <path
            d={`M${x} ${y + paneHeight * 0.55}L${x + paneWidth * 0.6} ${y}h${paneWidth * 0.22}L${x} ${y + paneHeight * 0.75}z`}
            fill="#fff"
            opacity=".07"
          />
        </g>
      ))}
      <g data-part="frame" fill="none" stroke="#5b524a" strokeWidth="2">
        <path
          d={`M676 782V250h608v532M794 338v444M1166 338v444M676 338h608M980 352v430M${794 + frame} 782V352h172v430M${980 + 4} 782V352h${1166 - frame - 984}v430`}
        />
      </g>
      {/* Lever handles and closers. */}
      <g data-part="fittings" stroke="#b9b2a9" strokeWidth="5" strokeLinecap="round">
        <path d="M968 566v34M968 578h-30M992 566v34M992 578h30M830 366h60M1130 366h-60" />
      </g>
      {/* The compartment boundary, drawn on the wall to both sides of the door. */}
      <path
        data-part="boundary"
        stroke="#c2370b"
        strokeWidth="4"
        strokeDasharray="44 14 6 14"
        fill="none"
        d={`M676 560H${wall.x}L0 640M1284 560H${right}L${width} 592`}
      />
      <path fill="url(#calm)" d={`M0 0H${width}V${height}H0z`} />
    </svg>
  );
}
