import { type Column, Meta, StatusBadge } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { moment } from '../../components/moment';
import { releaseKeysText } from './releaseKeys.messages';
import type { ReleaseKey } from './releaseKeys.api';
import { releaseRightText } from './releaseRights.messages';
import { RevokeKey } from './RevokeKey';
import { shortId } from './shortId';

export const keyColumns = (now = Date.now()): readonly Column<ReleaseKey>[] => [
  {
    key: 'key',
    label: releaseKeysText.key,
    render: ({ name, id }) => (
      <Cell>
        <strong>{name}</strong>
        <code>{shortId(id)}</code>
      </Cell>
    ),
  },
  { key: 'areas', label: releaseKeysText.areas, render: ({ areas }) => areas.join(', ') },
  {
    key: 'rights',
    label: releaseKeysText.rights,
    render: ({ rights }) => rights.map((right) => releaseRightText[right]).join(', '),
  },
  {
    key: 'until',
    label: releaseKeysText.until,
    render: ({ expires_at, revoked_at, revoked_by }) => (
      <Cell>
        {revoked_at !== null ? (
          <>
            <StatusBadge tone="vermilion">{releaseKeysText.revoked}</StatusBadge>
            <Meta as="small">
              {releaseKeysText.revokedBy({ at: moment(revoked_at), by: revoked_by ?? '' })}
            </Meta>
          </>
        ) : (
          <>
            <span>{moment(expires_at)}</span>
            {expires_at <= now && <StatusBadge tone="amber">{releaseKeysText.expired}</StatusBadge>}
          </>
        )}
      </Cell>
    ),
  },
  {
    key: 'used',
    label: releaseKeysText.lastUsed,
    render: ({ last_used_at }) => (last_used_at === null ? releaseKeysText.never : moment(last_used_at)),
  },
  {
    key: 'registered',
    label: releaseKeysText.registered,
    render: ({ created_at, created_by }) => (
      <Cell>
        <span>{moment(created_at)}</span>
        <Meta as="small">{releaseKeysText.by({ by: created_by })}</Meta>
      </Cell>
    ),
  },
  {
    key: 'actions',
    label: releaseKeysText.actions,
    labelHidden: true,
    render: (key) => key.revoked_at === null && <RevokeKey releaseKey={key} />,
  },
];

const Cell = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 52px;
`;
