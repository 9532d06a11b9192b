import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Short fields, in two columns where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[24]};
  align-items: start;

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;
