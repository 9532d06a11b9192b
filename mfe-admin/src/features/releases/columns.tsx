import { AppLink } from '@athenaeum/shell-contract';
import { type Column, Meta, StatusBadge } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { moment } from '../../components/moment';
import type { ChangeOfRegistry, KilledNow, ReleaseNow } from './releases.api';
import { releasesText } from './releases.messages';
import { ReleaseStatusBadge } from './ReleaseStatusBadge';
import { vitalsInWords, minutesInUse, partOf, rateOf, seconds, trialInWords, troubleInWords } from './words';

/** The author of automatic changes in the history. */
const AUTOMATIC = 'automatic';

export const versionColumns = (): readonly Column<ReleaseNow>[] => [
  {
    key: 'version',
    label: releasesText.version,
    render: ({ remote, version }) => (
      <Two>
        <AppLink to={`/admin/operations/releases/${remote}`}>
          <strong>{remote}</strong>
        </AppLink>
        <AppLink to={`/admin/operations/releases/${remote}/${version}`}>
          <code>{version}</code>
        </AppLink>
      </Two>
    ),
  },
  {
    key: 'status',
    label: releasesText.servedTo,
    render: ({ status, trial }) => (
      <Two>
        <ReleaseStatusBadge status={status} />
        {trial && <Meta as="small">{trialInWords(trial)}</Meta>}
      </Two>
    ),
  },
  { key: 'loads', label: releasesText.loads, render: ({ loads }) => loads },
  {
    key: 'failures',
    label: releasesText.failures,
    render: ({ failures, share, codes }) =>
      failures === 0 ? (
        commonText.none
      ) : (
        <Two>
          <span>{releasesText.failuresShare({ count: failures, share: partOf(share) })}</span>
          <Meta as="small">{troubleInWords(codes)}</Meta>
        </Two>
      ),
  },
  {
    key: 'operations',
    label: releasesText.operations,
    render: ({ operations: { queries, mutations } }) => (
      <Two>
        {queries.asked > 0 && (
          <span>{releasesText.queriesFailed({ share: rateOf(queries), count: queries.asked })}</span>
        )}
        {mutations.asked > 0 && (
          <span>{releasesText.mutationsFailed({ share: rateOf(mutations), count: mutations.asked })}</span>
        )}
      </Two>
    ),
  },
  {
    key: 'vitals',
    label: releasesText.inUse,
    render: ({ vitals }) => {
      const count = minutesInUse(vitals);
      const problems = vitalsInWords(vitals);
      if (count === 0) return null;
      return problems.length === 0 ? (
        releasesText.inUseWell({ count })
      ) : (
        <Two>
          {problems.map((problem) => (
            <span key={problem}>{problem}</span>
          ))}
          <Meta as="small">{releasesText.inUseMinutes({ count })}</Meta>
        </Two>
      );
    },
  },
  { key: 'p50', label: releasesText.p50, render: ({ p50 }) => seconds(p50) },
  { key: 'p95', label: releasesText.p95, render: ({ p95 }) => seconds(p95) },
  {
    key: 'at',
    label: releasesText.since,
    render: ({ at, by }) =>
      at !== null && (
        <Two>
          <span>{moment(at)}</span>
          <Meta as="small">{by && releasesText.by({ by })}</Meta>
        </Two>
      ),
  },
];

export const killedColumns = (): readonly Column<KilledNow>[] => [
  {
    key: 'version',
    label: releasesText.version,
    render: ({ name, version }) => (
      <Two>
        <strong>{name}</strong>
        <code>{version}</code>
      </Two>
    ),
  },
  { key: 'reason', label: releasesText.reason, render: ({ reason }) => reason || releasesText.notSaid },
  { key: 'by', label: releasesText.byHead, render: ({ by }) => by ?? '' },
  { key: 'at', label: releasesText.when, render: ({ at }) => moment(at) },
];

export const changeColumns = (): readonly Column<ChangeOfRegistry>[] => [
  { key: 'number', label: releasesText.registry, render: ({ number }) => number },
  { key: 'at', label: releasesText.when, render: ({ at }) => moment(at) },
  {
    key: 'by',
    label: releasesText.byHead,
    render: ({ by }) =>
      by === AUTOMATIC ? <StatusBadge tone="amber">{releasesText.automatic}</StatusBadge> : by,
  },
  { key: 'note', label: releasesText.change, render: ({ note }) => note },
];

const Two = styled.span`
  display: grid;
  align-content: center;
  gap: 6px;
  justify-items: start;
  min-height: 52px;
`;
