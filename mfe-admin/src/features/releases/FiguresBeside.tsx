import { messageOf } from '@athenaeum/shell-contract';
import {
  type Column,
  ErrorPanel,
  Loading,
  Meta,
  Section,
  SkeletonRows,
  Stack,
  Table,
} from '@athenaeum/shared-ui';
import { commonText } from '../../components/common.messages';
import { moment } from '../../components/moment';
import { type ReleaseNow, useOperationsReleasesQuery } from './releases.api';
import { releasesText } from './releases.messages';
import { minutesInUse, partOf, rateOf, seconds, troubleInWords, vitalsInWords } from './words';

interface FiguresBesideProps {
  remote: string;
  version: string;
  /** The version that was live before it; null for the oldest known one. */
  before: string | null;
}

/** The figures of a version in the last hour, beside those of the version before it. */
export function FiguresBeside({ remote, version, before }: FiguresBesideProps) {
  const { currentData, error, isFetching, refetch } = useOperationsReleasesQuery();
  const ofVersion = (wanted: string | null) =>
    currentData?.versions.find((one) => one.remote === remote && one.version === wanted);
  return (
    <Section title={releasesText.beside} flush>
      {currentData ? (
        <Stack $gap={12}>
          <Meta>{releasesText.asOf({ time: moment(currentData.at) })}</Meta>
          <Table
            caption={releasesText.beside}
            columns={columns(version, before)}
            rows={[...measures(), ...businessFigures(ofVersion(version), ofVersion(before))].map(
              ({ name, say }) => ({
                name,
                ours: inWords(ofVersion(version), say),
                theirs: inWords(ofVersion(before), say),
              }),
            )}
            rowKey={({ name }) => name}
          />
        </Stack>
      ) : error ? (
        <ErrorPanel title={releasesText.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </ErrorPanel>
      ) : (
        <Loading label={releasesText.loading}>
          <SkeletonRows $height="309px" />
        </Loading>
      )}
    </Section>
  );
}

interface Measured {
  name: string;
  ours: string;
  theirs: string;
}

const columns = (version: string, before: string | null): readonly Column<Measured>[] => [
  { key: 'measure', label: releasesText.measure, render: ({ name }) => <strong>{name}</strong> },
  { key: 'ours', label: releasesText.thisVersion({ version }), render: ({ ours }) => ours },
  ...(before === null
    ? []
    : [
        {
          key: 'theirs',
          label: releasesText.versionBefore({ version: before }),
          render: ({ theirs }: Measured) => theirs,
        },
      ]),
];

const inWords = (figures: ReleaseNow | undefined, say: (figures: ReleaseNow) => string): string =>
  (figures && say(figures)) || releasesText.notReported;

interface Measure {
  name: string;
  say: (figures: ReleaseNow) => string;
}

/** "Bookings per visit" for each business figure that a visit with either version came to. */
const businessFigures = (...both: readonly (ReleaseNow | undefined)[]): readonly Measure[] =>
  [...new Set(both.flatMap((one) => Object.keys(one?.business?.reached ?? {})))].sort().map((figure) => ({
    name: releasesText.perVisit({ figure }),
    say: ({ business }) =>
      business
        ? releasesText.ofVisits({
            share: rateOf({ asked: business.visits, failed: business.reached[figure] ?? 0 }),
            count: business.visits,
          })
        : '',
  }));

const measures = (): readonly Measure[] => [
  { name: releasesText.loads, say: ({ loads }) => String(loads) },
  {
    name: releasesText.failures,
    say: ({ failures, share, codes }) =>
      failures === 0
        ? commonText.none
        : `${releasesText.failuresShare({ count: failures, share: partOf(share) })}: ${troubleInWords(codes)}`,
  },
  {
    name: releasesText.operations,
    say: ({ operations: { queries, mutations } }) =>
      [
        ...(queries.asked > 0
          ? [releasesText.queriesFailed({ share: rateOf(queries), count: queries.asked })]
          : []),
        ...(mutations.asked > 0
          ? [releasesText.mutationsFailed({ share: rateOf(mutations), count: mutations.asked })]
          : []),
      ].join(', '),
  },
  {
    name: releasesText.inUse,
    say: ({ vitals }) => {
      const count = minutesInUse(vitals);
      if (count === 0) return '';
      return vitalsInWords(vitals).join(', ') || releasesText.inUseWell({ count });
    },
  },
  { name: releasesText.p50, say: ({ p50 }) => seconds(p50) },
  { name: releasesText.p95, say: ({ p95 }) => seconds(p95) },
];
