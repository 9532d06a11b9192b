import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface StairsProps {
  seasons: readonly { done: number; salons: number }[];
  /** Index of the current season; -1 when the pathway is finished. */
  current: number;
}

const WIDTH = 960;
const HEIGHT = 240;
/** Y of the lowest and of the highest step. */
const [LOW, HIGH] = [24, 200];

/** One step for each salon, each higher than the last: finished ones are lit, the next one glows. Decorative; the text is beside it. */
export function Stairs({ seasons, current }: StairsProps) {
  const steps = seasons.flatMap(({ done, salons }, season) =>
    Array.from({ length: salons }, (_, index) => ({
      season,
      look: index < done ? 'done' : index === done && season === current ? 'next' : 'left',
    })),
  );
  const width = WIDTH / Math.max(1, steps.length);
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map(({ look, season }, index) => {
        const height = LOW + ((HIGH - LOW) * (index + 1)) / steps.length;
        const [x, y] = [index * width, HEIGHT - height];
        return (
          <g key={index} data-look={look}>
            <rect x={x} y={y} width={width + 0.5} height={height} opacity={season % 2 === 0 ? 1 : 0.86} />
            <rect x={x} y={y} width={width} height={2} />
          </g>
        );
      })}
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 240px;
  margin-top: -64px;

  & [data-look='done'] {
    fill: color-mix(in srgb, ${token.color.bandInk} 34%, ${token.color.band});
  }

  & [data-look='left'] {
    fill: color-mix(in srgb, ${token.color.bandInk} 10%, ${token.color.band});
  }

  & [data-look='next'] {
    fill: ${token.color.lamp};
  }

  & g > rect:last-child {
    filter: brightness(1.3);
  }

  ${media.under(768)} {
    height: 120px;
    margin-top: ${token.space[16]};
  }
`;
