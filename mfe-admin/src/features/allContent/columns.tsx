import { AppLink } from '@athenaeum/shell-contract';
import { Checkbox, type Column, Cover, Meta, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { day } from '../../components/day';
import { listText } from '../../components/list';
import type { ContentEntry } from './allContent.api';
import { allContentText } from './allContent.messages';
import { ContentState } from './ContentState';
import { kindOf, seatsOrViews } from './words';

interface RowsOf {
  isSelected: (entry: ContentEntry) => boolean;
  toggle: (entry: ContentEntry) => void;
  /** The rows of this page. */
  all: { isSelected: boolean; toggle: () => void };
  /** The id of the entry that is shown beside the list. */
  openId: string | undefined;
  hrefOf: (entry: ContentEntry) => string;
}

export const columnsOf = ({
  isSelected,
  toggle,
  all,
  openId,
  hrefOf,
}: RowsOf): readonly Column<ContentEntry>[] => [
  {
    key: 'title',
    label: allContentText.title,
    sortable: true,
    head: (
      <All>
        <Checkbox
          label={<VisuallyHidden>{listText.selectAll}</VisuallyHidden>}
          checked={all.isSelected}
          onChange={all.toggle}
        />
      </All>
    ),
    render: (entry) => (
      <Thing>
        <Checkbox
          label={<VisuallyHidden>{listText.select({ name: entry.title })}</VisuallyHidden>}
          checked={isSelected(entry)}
          onChange={() => toggle(entry)}
        />
        <Picture slug={entry.slug} thumbnail={entry.thumbnail} />
        <span>
          <AppLink to={hrefOf(entry)} aria-current={entry.id === openId ? 'true' : undefined}>
            {entry.title}
          </AppLink>
          {entry.detail && <Meta as="small">{entry.detail}</Meta>}
        </span>
      </Thing>
    ),
  },
  { key: 'kind', label: allContentText.kind, render: kindOf },
  { key: 'state', label: listText.state, render: (entry) => <ContentState {...entry} /> },
  { key: 'date', label: allContentText.date, sortable: true, render: ({ date }) => day(date) },
  {
    key: 'seats',
    label: allContentText.seatsOrViews,
    numeric: true,
    render: seatsOrViews,
  },
];

const Picture = styled(Cover)`
  flex: none;
  width: 64px;
  border-radius: ${token.radius[4]};

  ${media.under(800)} {
    display: none;
  }
`;

const Thing = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 44px;
  width: 316px;

  & > :last-child {
    display: grid;
    min-width: 0;
    line-height: 1.4;
  }

  & small {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & a {
    min-height: 24px;
    color: inherit;
    font-weight: ${token.weight.strong};
    line-height: 1.4;
    text-decoration: none;
    white-space: normal;
    overflow-wrap: anywhere;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }

  ${media.under(800)} {
    width: min(220px, 52vw);
  }
`;

/* In line with the ticks below. */
const All = styled.span`
  display: inline-flex;
  margin-right: ${token.space[12]};
  vertical-align: middle;
`;
