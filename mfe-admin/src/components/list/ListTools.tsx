import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Search and filters in a row above the list; stacked on a phone. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[16]};

  /* The search. */
  & > label {
    flex: 0 1 420px;
  }

  ${media.under(800)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
