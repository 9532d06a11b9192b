import { css } from 'styled-components';
import { media, token } from '../../theme';

/** What the columns are called. */
export type ColumnWords = {
  role: string;
  type: string;
  hub: string;
  pay: string;
  closes: string;
  posted: string;
  /** Before the last day, where there are no columns. */
  closesOn: string;
};

/** The columns of the board, as its rows and their heads share them. */
export const columns = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 136px 116px 156px 196px 92px 22px;
  column-gap: ${token.space[16]};
  align-items: center;
  padding-inline: ${token.space[16]};

  ${media.under(1240)} {
    grid-template-columns: 56px minmax(0, 1fr) 112px 136px 124px 92px 22px;
    column-gap: ${token.space[12]};
  }
`;
