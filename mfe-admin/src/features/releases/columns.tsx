import { type Column, Meta, StatusBadge } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { moment } from '../../components/moment';
import type { ChangeOfRegistry, KilledNow, ReleaseNow } from './releases.api';
import { StandingBadge } from './StandingBadge';
import { partOf, seconds, troubleInWords } from './words';

/** Stands in the history where no person decided. */
const AUTOMATIC = 'automatic';

export const versionColumns: readonly Column<ReleaseNow>[] = [
  {
    key: 'version',
    label: 'Version',
    render: ({ remote, version }) => (
      <Two>
        <strong>{remote}</strong>
        <code>{version}</code>
      </Two>
    ),
  },
  { key: 'standing', label: 'Given to', render: ({ standing }) => <StandingBadge standing={standing} /> },
  { key: 'loads', label: 'Loads', render: ({ loads }) => loads },
  {
    key: 'failures',
    label: 'Trouble',
    render: ({ failures, share, codes }) =>
      failures === 0 ? (
        'None'
      ) : (
        <Two>
          <span>
            {failures} ({partOf(share)})
          </span>
          <Meta as="small">{troubleInWords(codes)}</Meta>
        </Two>
      ),
  },
  { key: 'p50', label: 'Half within', render: ({ p50 }) => seconds(p50) },
  { key: 'p95', label: '95 of 100 within', render: ({ p95 }) => seconds(p95) },
  {
    key: 'at',
    label: 'Since',
    render: ({ at, by }) =>
      at !== null && (
        <Two>
          <span>{moment(at)}</span>
          <Meta as="small">{by && `by ${by}`}</Meta>
        </Two>
      ),
  },
];

export const killedColumns: readonly Column<KilledNow>[] = [
  {
    key: 'version',
    label: 'Version',
    render: ({ name, version }) => (
      <Two>
        <strong>{name}</strong>
        <code>{version}</code>
      </Two>
    ),
  },
  { key: 'reason', label: 'Why', render: ({ reason }) => reason || 'Not said' },
  { key: 'by', label: 'By', render: ({ by }) => by ?? '' },
  { key: 'at', label: 'When', render: ({ at }) => moment(at) },
];

export const changeColumns: readonly Column<ChangeOfRegistry>[] = [
  { key: 'number', label: 'Registry', render: ({ number }) => number },
  { key: 'at', label: 'When', render: ({ at }) => moment(at) },
  {
    key: 'by',
    label: 'By',
    render: ({ by }) => (by === AUTOMATIC ? <StatusBadge tone="amber">Automatic</StatusBadge> : by),
  },
  { key: 'note', label: 'What', render: ({ note }) => note },
];

const Two = styled.span`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 52px;
`;
