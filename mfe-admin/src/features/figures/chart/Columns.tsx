import { token } from '@athenaeum/shared-ui/theme';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import styled from 'styled-components';
import { number, shortDay } from '../words';
import { Legend } from './Legend';
import { SERIES_COLORS } from './seriesColors';

const WIDTH = 1000;
const HEIGHT = 200;
const TICKS = 4;
interface ColumnsProps {
  /** The accessible summary; the table has the data. */
  summary: string;
  series: readonly string[];
  rows: readonly { day: string; values: readonly number[] }[];
  /** Formats a value; as a number by default. */
  tell?: (value: number) => string;
}

/** A stacked column chart over time. */
export function Columns({ summary, series, rows, tell = number }: ColumnsProps) {
  const x = scaleBand<string>()
    .domain(rows.map(({ day }) => day))
    .range([0, WIDTH])
    .padding(0.2);
  const most = Math.max(1, ...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const y = scaleLinear().domain([0, most]).nice(TICKS).range([HEIGHT, 0]);
  const layers = stack<(typeof rows)[number], number>()
    .keys(series.keys())
    .value(({ values }, index) => values[index] ?? 0)(rows);
  const ticks = y.ticks(TICKS).filter(Number.isInteger);

  return (
    <figure>
      {series.length > 1 && <Legend names={series} />}
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
          {layers.map((layer, index) => (
            <g key={layer.key} fill={SERIES_COLORS[index]}>
              {layer.map(([low, high], at) => {
                const { day } = rows[at]!;
                return (
                  <rect key={day} x={x(day)} width={x.bandwidth()} y={y(high)} height={y(low) - y(high)}>
                    <title>{`${shortDay(day)}: ${tell(high - low)} ${series.length > 1 ? series[index] : ''}`}</title>
                  </rect>
                );
              })}
            </g>
          ))}
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
    height: 200px;
    overflow: visible;
  }

  & line {
    stroke: ${token.color.line};
    vector-effect: non-scaling-stroke;
  }
`;

const Scale = styled.div`
  position: relative;
  min-width: 4ch;

  & > span {
    position: absolute;
    right: 0;
    translate: 0 -50%;
  }
`;

const Days = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;
