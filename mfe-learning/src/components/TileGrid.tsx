import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Collections, pathways or peer groups, three in a row where there is room. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[32]} ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${token.space[24]};
  }
`;
