import { token } from '@athenaeum/shared-ui/theme';
import { scaleLinear } from 'd3-scale';
import styled from 'styled-components';

export interface Bar {
  id: string;
  name: string;
  value: number;
  /** The formatted value. */
  label: string;
}

interface BarsProps {
  bars: readonly Bar[];
  /** The value of a full bar; the largest value by default. */
  full?: number;
}

/** A bar chart as a list. The text has all data; the bars are decorative. */
export function Bars({ bars, full }: BarsProps) {
  const length = scaleLinear()
    .domain([0, full ?? Math.max(1, ...bars.map(({ value }) => value))])
    .range([0, 100])
    .clamp(true);
  return (
    <List>
      {bars.map(({ id, name, value, label }) => (
        <li key={id}>
          <span>{name}</span>
          <strong>{label}</strong>
          <Line aria-hidden="true">
            <span style={{ width: `${length(value)}%` }} />
          </Line>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[16]};
    overflow-wrap: anywhere;
  }

  & strong {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Line = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};
  overflow: hidden;

  & > span {
    display: block;
    height: 100%;
    border-radius: ${token.radius.pill};
    background: ${token.color.accent};
  }
`;
