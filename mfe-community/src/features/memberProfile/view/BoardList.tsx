import { Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { shownValues } from '@athenaeum/users-contract';
import styled from 'styled-components';
import type { ShownProfile } from '../memberProfile.api';

type Board = NonNullable<ShownProfile['board_experiences']>[number];

/** The boards she sits or sat on: years, company, role. */
export function BoardList({ boards }: { boards: readonly Board[] }) {
  return (
    <List>
      {boards.map((board) => (
        <li key={board.id}>
          <span>{yearsOf(board)}</span>
          <div>
            <strong>{board.title}</strong>
            <Meta>{positionOf(board)}</Meta>
          </div>
        </li>
      ))}
    </List>
  );
}

export const positionOf = ({ role, type, comitees }: Pick<Board, 'role' | 'type' | 'comitees'>): string =>
  [[role, type].filter(Boolean).join(', '), shownValues(comitees)].filter(Boolean).join(' · ');

/** "2023 – present", "2019 – 2022", "until 2022"; nothing when she has said nothing. */
export function yearsOf({
  start_year,
  end_year,
  current,
}: Pick<Board, 'start_year' | 'end_year' | 'current'>): string {
  const end = current ? 'present' : end_year;
  if (start_year && end) return start_year === end ? `${end}` : `${start_year} – ${end}`;
  if (start_year) return `from ${start_year}`;
  if (current) return 'present';
  return end ? `until ${end}` : '';
}

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 152px minmax(0, 1fr);
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  & > li > span {
    color: ${token.color.ink2};
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  ${media.under(600)} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
