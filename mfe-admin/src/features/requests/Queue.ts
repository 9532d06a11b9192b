import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** What waits, and the open request beside it. */
export const Queue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
  align-items: start;
  gap: ${token.space[24]};

  ${media.under(1240)} {
    grid-template-columns: minmax(0, 1fr);

    /* What is looked at stands above the queue. */
    & > :last-child {
      order: -1;
    }
  }
`;
