import { scaleLinear } from 'd3-scale';
import styled from 'styled-components';
import { pathOf, pathStyle } from './path';

const WIDTH = 1000;
const HEIGHT = 40;

/** The course of a figure, without an axis; decorative, as the figure is said beside it. */
export function Spark({ now, before }: { now: readonly number[]; before: readonly number[] }) {
  const y = scaleLinear()
    .domain([0, Math.max(1e-9, ...now, ...before)])
    .range([HEIGHT - 2, 2]);
  return (
    <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="before" d={pathOf(before, y, WIDTH)} />
      <path className="now" d={pathOf(now, y, WIDTH)} />
    </Plot>
  );
}

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;

  ${pathStyle}
`;
