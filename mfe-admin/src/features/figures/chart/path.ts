import { token } from '@athenaeum/shared-ui/theme';
import { line } from 'd3-shape';
import { css } from 'styled-components';

/** A path through values that are evenly spaced over the width; one value is drawn as a level. */
export function pathOf(values: readonly number[], y: (value: number) => number, width: number): string {
  const points = values.length === 1 ? [values[0]!, values[0]!] : values;
  const step = width / Math.max(1, points.length - 1);
  return (
    line<number>()
      .x((_, index) => index * step)
      .y(y)(points) ?? ''
  );
}

/** This period as a line, the one before dashed. */
export const pathStyle = css`
  & path {
    fill: none;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  & path.now {
    stroke: ${token.color.accent};
    stroke-width: 2;
  }

  & path.before {
    stroke: ${token.color.control};
    stroke-width: 1.5;
    stroke-dasharray: 3 4;
  }
`;
