import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** The actions of a row, in one line at its end. Their dialogs do not inherit the table's text styles. */
export const CellActions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[16]};

  & dialog {
    font-size: ${token.text[16]};
    white-space: normal;
  }
`;
