import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** The sections' links, the record, and what is edited beside it. */
export const DeskColumns = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr) 344px;
  align-items: start;
  gap: ${token.space[32]};

  ${media.under(1240)} {
    grid-template-columns: minmax(0, 1fr) 344px;

    & > :first-child {
      grid-column: 1 / -1;
      min-width: 0;
    }
  }

  ${media.under(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
