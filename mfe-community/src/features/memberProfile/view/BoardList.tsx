import { Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabels } from '../../../components/choiceLabel';
import type { ShownProfile } from '../memberProfile.api';
import { sectionText } from '../section.messages';

type Board = NonNullable<ShownProfile['board_experiences']>[number];

/** The boards the member sits or sat on: years, company, role. */
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
  [choiceLabels([role, type].filter((given) => given !== null)), choiceLabels(comitees)]
    .filter(Boolean)
    .join(' · ');

/** "2023 – present", "2019 – 2022", "until 2022"; empty when no year is given. */
export function yearsOf({
  start_year,
  end_year,
  current,
}: Pick<Board, 'start_year' | 'end_year' | 'current'>): string {
  const end = current ? sectionText.present : end_year && String(end_year);
  if (start_year && end)
    return String(start_year) === end ? end : sectionText.range({ from: String(start_year), to: end });
  if (start_year) return sectionText.from({ year: String(start_year) });
  if (current) return sectionText.present;
  return end ? sectionText.until({ year: end }) : '';
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
