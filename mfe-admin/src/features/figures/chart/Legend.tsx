import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { SERIES_COLORS } from './seriesColors';

/** The colours of the series, from the bottom up. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <List>
      {names.map((name, index) => (
        <li key={name}>
          <Swatch style={{ background: SERIES_COLORS[index] }} />
          {name}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  margin-bottom: ${token.space[12]};
  font-size: ${token.text[14]};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
  }
`;

const Swatch = styled.span`
  width: 12px;
  height: 12px;
  border-radius: ${token.radius[4]};
`;
