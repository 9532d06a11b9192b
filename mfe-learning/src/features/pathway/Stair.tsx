import { media, token } from '@athenaeum/shared-ui/theme';
import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';

type StepLook = 'done' | 'next' | 'left';

interface StairProps {
  /** One for each salon, by season. */
  seasons: readonly (readonly StepLook[])[];
}

const WIDTH = 1240;
const FLOOR = 300;
/** Y of the lowest and of the highest step. */
const [LOW, HIGH] = [272, 55.8];
/** Where the steps end and the landing with the door begins. */
export const LANDING = 1108;
/** How far right the lit step stands in a narrow window, and how much wider than it the stair is. */
const NARROW = { at: 0.31, wide: 1.72 };

/** A step for each salon, each higher than the last, up to a door: those done are lit, and the next one glows. Decorative. */
export function Stair({ seasons }: StairProps) {
  const glow = useId();
  const steps = seasons.flatMap((looks, season) => looks.map((look) => ({ look, inOdd: season % 2 === 1 })));
  const width = LANDING / Math.max(1, steps.length);
  const topOf = (index: number) => LOW - ((LOW - HIGH) * index) / Math.max(1, steps.length - 1);
  const at = steps.findIndex(({ look }) => look === 'next');
  const light = at < 0 ? { x: 1174, y: HIGH } : { x: (at + 0.5) * width, y: topOf(at) };
  return (
    <Picture
      viewBox={`0 -40 ${WIDTH} 340`}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      style={{ '--shift': shiftFor(light.x) } as CSSProperties}
    >
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#e9b872" stopOpacity=".55" />
        <stop offset=".35" stopColor="#e9b872" stopOpacity=".22" />
        <stop offset=".7" stopColor="#e9b872" stopOpacity=".05" />
        <stop offset="1" stopColor="#e9b872" stopOpacity="0" />
      </radialGradient>
      <circle cx={light.x} cy={light.y} r="190" fill={`url(#${glow})`} />
      <Door />
      {steps.map(({ look, inOdd }, index) => {
        const [x, y] = [index * width, topOf(index)];
        return (
          <g key={index} data-look={look} data-odd={inOdd || undefined}>
            <path d={`M${x} ${FLOOR}V${y}h${width + (look === 'next' ? 0 : 0.4)}V${FLOOR}z`} />
            <path d={`M${x} ${y}h${width}`} />
          </g>
        );
      })}
    </Picture>
  );
}

function Door() {
  return (
    <g data-look="door">
      <path d={`M${LANDING} ${HIGH}h140V${FLOOR}h-140z`} />
      <path d={`M1130 ${HIGH}v-36a44 44 0 0 1 88 0v36z`} />
      <path d={`M1143 ${HIGH}v-34a31 31 0 0 1 62 0v34z`} />
      <path d={`M1156 ${HIGH}a18 18 0 0 1 36 0z`} />
    </g>
  );
}

/** Of a narrow window's width: how far left the stair is pulled to bring its light into view. */
function shiftFor(x: number): string {
  const pulled = (x / WIDTH) * NARROW.wide - NARROW.at;
  return `${(-100 * Math.min(Math.max(pulled, 0), NARROW.wide - 1)).toFixed(1)}%`;
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  margin-top: -104px;

  & [data-look='done'] {
    fill: #8e3c4c;
    stroke: #d68f86;
    stroke-width: 2;
  }

  & [data-look='done'][data-odd] {
    fill: #9c4a56;
  }

  & [data-look='left'] {
    fill: #5d1b2d;
    stroke: #8a4350;
    stroke-width: 1.6;
  }

  & [data-look='left'][data-odd] {
    fill: #571929;
  }

  & [data-look='next'] {
    fill: #c58a55;
    stroke: ${token.color.lamp};
    stroke-width: 6;
  }

  /* The edge is drawn on the tread alone. */
  & g > path:first-child {
    stroke: none;
  }

  & [data-look='door'] > :nth-child(1) {
    fill: #641f32;
  }

  & [data-look='door'] > :nth-child(2) {
    fill: #8e3c4c;
  }

  & [data-look='door'] > :nth-child(3) {
    fill: #2c0913;
  }

  & [data-look='door'] > :nth-child(4) {
    fill: #e7c3bc;
    opacity: 0.75;
  }

  ${media.under(1070)} {
    margin-top: -56px;
  }

  ${media.under(768)} {
    width: ${NARROW.wide * 100}%;
    max-width: none;
    margin: ${token.space[8]} 0 0 var(--shift);
  }
`;
