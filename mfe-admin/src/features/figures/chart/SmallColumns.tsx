import { token } from '@athenaeum/shared-ui/theme';
import { scaleBand, scaleLinear } from 'd3-scale';
import styled from 'styled-components';
import { number, shortDay } from '../words';
import { pathOf, pathStyle } from './path';

const WIDTH = 1200;
const HEIGHT = 112;

interface SmallColumnsProps {
  name: string;
  rows: readonly { day: string; value: number }[];
  /** The values of the time before, in order. */
  before: readonly number[];
  /** The value at the top, the same for all that stand beside each other. */
  top: number;
  /** Compares it with the time before, in words. */
  caption: string;
}

/** One of several small charts with the same scale. */
export function SmallColumns({ name, rows, before, top, caption }: SmallColumnsProps) {
  const x = scaleBand<string>()
    .domain(rows.map(({ day }) => day))
    .range([0, WIDTH])
    .padding(0.3);
  const y = scaleLinear()
    .domain([0, Math.max(1, top)])
    .range([HEIGHT, 0]);
  const total = number(rows.reduce((sum, { value }) => sum + value, 0));
  return (
    <Figure>
      <Head>
        <h3>{name}</h3>
        <strong>{total}</strong>
      </Head>
      <svg
        role="img"
        aria-label={`${name}: ${total}. ${caption}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {rows.map(({ day, value }) => (
          <rect key={day} x={x(day)} width={x.bandwidth()} y={y(value)} height={HEIGHT - y(value)}>
            <title>{`${shortDay(day)}: ${number(value)}`}</title>
          </rect>
        ))}
        <path className="before" d={pathOf(before, y, WIDTH)} />
      </svg>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;

  & > svg {
    display: block;
    width: 100%;
    height: ${HEIGHT}px;
    border-bottom: 1px solid ${token.color.control};
    overflow: visible;
  }

  & rect {
    fill: ${token.color.accent};
  }

  & > figcaption {
    margin-top: ${token.space[4]};
    color: ${token.color.ink3};
    font-size: ${token.text[14]};
  }

  ${pathStyle}
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[8]};

  & > h3 {
    font-size: ${token.text[20]};
    font-family: ${token.font.serif};
    font-weight: ${token.weight.serif};
  }

  & > strong {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

/** Three beside each other. */
export const Smalls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[32]} ${token.space[24]};
`;
