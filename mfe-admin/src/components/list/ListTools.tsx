import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Search and filters in a row above the list; on a phone two filters a row under the search. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[16]};

  /* The search: as wide as the row leaves it. */
  & > label {
    flex: 1 1 260px;
    max-width: 420px;
  }

  ${media.under(800)} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > label,
    & > :only-child,
    & > label:first-child ~ :last-child:nth-child(even),
    & > :has(input[type='date']) {
      grid-column: 1 / -1;
    }
  }

  /* “Any relationship” in half a phone. */
  ${media.under(500)} {
    & select {
      padding-inline: ${token.space[12]} 32px;
      background-position:
        right 18px center,
        right 12px center;
    }
  }
`;
