import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** What can be done with a row, in one line. The dialogs it opens are none of the table's text. */
export const CellActions = styled.span`
  display: flex;
  gap: ${token.space[16]};

  & dialog {
    font-size: ${token.text[16]};
    white-space: normal;
  }
`;
