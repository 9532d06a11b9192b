import { publicationState } from '@athenaeum/content-contract';
import { AppLink } from '@athenaeum/shell-contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  ClockIcon,
  type Column,
  IconButton,
  Meta,
  PencilIcon,
  StatusBadge,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import type { EntryValues, KindView } from './kindView';
import type { Entry } from './library.api';
import { libraryText } from './library.messages';
import { type Direction, moveButtonId } from './useOrder';

interface Moving {
  rows: readonly Entry[];
  move: (id: string, direction: Direction) => Promise<void>;
}

export function columnsOf({ kind, isPublishable, isUsed }: KindView, moving: Moving | null) {
  const columns: (Column<Entry> | false)[] = [
    {
      key: 'title',
      label: libraryText.name,
      render: ({ id, title, detail }) => (
        <What>
          <AppLink to={`/admin/content/${kind}/${id}`}>{title}</AppLink>
          {detail && <Meta as="small">{detail}</Meta>}
        </What>
      ),
    },
    moving !== null && {
      key: 'order',
      label: libraryText.order,
      render: ({ id, title }) => {
        const place = moving.rows.findIndex((row) => row.id === id);
        return (
          <Arrows>
            <IconButton
              id={moveButtonId(id, 'up')}
              label={libraryText.moveUp({ title })}
              icon={<ArrowUpIcon />}
              disabled={place === 0}
              onClick={() => void moving.move(id, 'up')}
            />
            <IconButton
              id={moveButtonId(id, 'down')}
              label={libraryText.moveDown({ title })}
              icon={<ArrowDownIcon />}
              disabled={place === moving.rows.length - 1}
              onClick={() => void moving.move(id, 'down')}
            />
          </Arrows>
        );
      },
    },
    isPublishable === true && {
      key: 'shown',
      label: libraryText.status,
      render: ({ values }) => <Publication values={values} />,
    },
    isUsed === true && {
      key: 'used',
      label: libraryText.usedByHead,
      render: ({ used_by }) => used_by ?? commonText.none,
    },
    { key: 'changed', label: libraryText.changed, render: ({ updated_at }) => day(updated_at) },
  ];
  return columns.filter((column) => column !== false);
}

/** Published, scheduled or draft. */
export function Publication({ values }: { values: EntryValues }) {
  const publish_at = typeof values.publish_at === 'number' ? values.publish_at : null;
  const state = publicationState({ published: values.published === true, publish_at }, Date.now());
  if (state === 'draft') return <StatusBadge icon={<PencilIcon />}>{commonText.draft}</StatusBadge>;
  if (state === 'scheduled')
    return (
      <StatusBadge tone="amber" icon={<ClockIcon />}>
        {libraryText.fromDay({ day: day(publish_at) })}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="verdigris" icon={<CheckIcon />}>
      {commonText.published}
    </StatusBadge>
  );
}

const Arrows = styled.span`
  display: flex;
  gap: ${token.space[4]};
`;

const What = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  min-width: min(200px, 45vw);
  max-width: 420px;
  white-space: normal;
  overflow-wrap: anywhere;

  & > a {
    font-weight: ${token.weight.strong};
  }
`;
