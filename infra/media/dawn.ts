export const PICTURE = { width: 640, height: 360 } as const;

const NIGHT = {
  top: '#2b3547',
  low: '#a8695f',
  wall: '#4a2233',
  near: '#2a1420',
  floor: '#1d1620',
  sun: '#f3c08a',
};
const DAY = {
  top: '#f0dcd0',
  low: '#f6c9a4',
  wall: '#a9525a',
  near: '#7a2438',
  floor: '#b98a7c',
  sun: '#fff3dd',
};
const FLOOR = 272;

/** A sunrise seen through three arches, as SVG; `progress` runs from 0 to 1. */
export function dawn(progress: number): string {
  const light = smooth(progress);
  const tone = (name: keyof typeof DAY) => mix(NIGHT[name], DAY[name], light);
  const sunY = 292 - 132 * smooth(progress);
  const drift = 10 * Math.sin(progress * Math.PI * 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${tone('top')}"/><stop offset="1" stop-color="${tone('low')}"/>
    </linearGradient>
    <radialGradient id="glow">
      <stop offset="0" stop-color="${tone('sun')}" stop-opacity="0.75"/><stop offset="1" stop-color="${tone('sun')}" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="path" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${tone('sun')}" stop-opacity="${n(0.25 + 0.6 * light)}"/><stop offset="1" stop-color="${tone('sun')}" stop-opacity="0.05"/>
    </linearGradient>
  </defs>
  <rect width="640" height="360" fill="url(#sky)"/>
  <circle cx="320" cy="${n(sunY)}" r="190" fill="url(#glow)"/>
  <circle cx="320" cy="${n(sunY)}" r="46" fill="${tone('sun')}"/>
  <path d="M0 ${FLOOR} Q160 ${FLOOR - 34} 320 ${FLOOR - 8} T640 ${FLOOR - 20} V360 H0 Z" fill="${mix(tone('low'), tone('wall'), 0.45)}"/>
  <rect y="${FLOOR}" width="640" height="88" fill="${tone('floor')}"/>
  <path d="M${n(262 + drift)} ${FLOOR} H${n(378 + drift)} L${n(470 - drift * 2)} 360 H${n(170 - drift * 2)} Z" fill="url(#path)"/>
  ${arcade({ at: 320 + drift * 0.4, step: 212, width: 132, spring: 150, fill: tone('wall'), top: -20 })}
  ${arcade({ at: 320 + drift, step: 420, width: 340, spring: 186, fill: tone('near'), top: -60 })}
  <rect y="${FLOOR - 1}" width="640" height="2" fill="${tone('near')}" opacity="0.35"/>
</svg>`;
}

interface Arcade {
  at: number;
  step: number;
  width: number;
  /** Where the arches begin to curve. */
  spring: number;
  fill: string;
  top: number;
}

/** A wall with round-headed openings, down to the floor. */
function arcade({ at, step, width, spring, fill, top }: Arcade): string {
  const radius = width / 2;
  const openings = [-2, -1, 0, 1, 2]
    .map((index) => at + index * step)
    .map(
      (x) =>
        `M${n(x - radius)} ${FLOOR} V${spring} A${radius} ${radius} 0 0 1 ${n(x + radius)} ${spring} V${FLOOR} Z`,
    );
  return `<path fill-rule="evenodd" fill="${fill}" d="M-20 ${top} H660 V${FLOOR} H-20 Z ${openings.join(' ')}"/>`;
}

const n = (value: number) => Math.round(value * 100) / 100;

const smooth = (x: number) => x * x * (3 - 2 * x);

function mix(from: string, to: string, share: number): string {
  const at = (colour: string, index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const part = (index: number) => Math.round(at(from, index) + (at(to, index) - at(from, index)) * share);
  return `#${[0, 1, 2].map((index) => part(index).toString(16).padStart(2, '0')).join('')}`;
}
