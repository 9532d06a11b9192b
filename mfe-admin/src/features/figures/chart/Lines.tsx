import { token } from '@athenaeum/shared-ui/theme';
import { scaleLinear } from 'd3-scale';
import styled from 'styled-components';
import { number, shortDay } from '../words';
import { Legend } from './Legend';
import { pathOf, pathStyle } from './path';

const WIDTH = 1000;
const HEIGHT = 260;
const TICKS = 4;

interface LinesProps {
  /** The accessible summary; the table has the data. */
  summary: string;
  rows: readonly { day: string; value: number }[];
  /** The values of the time before, in order; empty where nothing was counted. */
  before: readonly number[];
  /** How the time before is called. */
  beforeName: string;
  /** Formats a value; as a number by default. */
  tell?: (value: number) => string;
}

/** A figure over time, against the time before. */
export function Lines({ summary, rows, before, beforeName, tell = number }: LinesProps) {
  const values = rows.map(({ value }) => value);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...values, ...before)])
    .nice(TICKS)
    .range([HEIGHT, 0]);
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  return (
    <figure>
      <Legend before={before.length > 0 ? beforeName : null} />
      <Plot>
        <Scale aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${(y(tick) / HEIGHT) * 100}%` }}>
              {tell(tick)}
            </span>
          ))}
        </Scale>
        <svg role="img" aria-label={summary} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
          ))}
          <path className="before" d={pathOf(before, y, WIDTH)} />
          <path className="now" d={pathOf(values, y, WIDTH)} />
        </svg>
        <Days aria-hidden="true">
          {endsOf(rows).map(({ day }) => (
            <span key={day}>{shortDay(day)}</span>
          ))}
        </Days>
      </Plot>
    </figure>
  );
}

/** The first, middle and last row, for the axis. */
const endsOf = <Row,>(rows: readonly Row[]): Row[] =>
  [...new Set([0, Math.floor((rows.length - 1) / 2), rows.length - 1])].flatMap((at) => rows[at] ?? []);

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[8]};
  color: ${token.color.ink3};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;

  & > svg {
    display: block;
    width: 100%;
    height: 260px;
    overflow: visible;
  }

  & line {
    stroke: ${token.color.line};
    vector-effect: non-scaling-stroke;
  }

  ${pathStyle}
`;

const Scale = styled.div`
  position: relative;
  min-width: 4ch;

  & > span {
    position: absolute;
    left: 0;
    translate: 0 -50%;
  }
`;

const Days = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;
