import { messageOf } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Row,
  Section,
  SkeletonRows,
  Stack,
  Table,
} from '@athenaeum/shared-ui';
import { moment } from '../../components/moment';
import { changeColumns, killedColumns, versionColumns } from './columns';
import { OverridePanel } from './OverridePanel';
import { type Releases, useOperationsReleasesQuery } from './releases.api';
import { releasesText } from './releases.messages';

/** The figures of each version of each area, as reported by browsers, and the latest changes. */
export function ReleasesOfAreas() {
  const { currentData, isError, error, isFetching, refetch } = useOperationsReleasesQuery();
  if (isError)
    return (
      <ErrorPanel title={releasesText.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorPanel>
    );
  if (!currentData)
    return (
      <Loading label={releasesText.loading}>
        <SkeletonRows $height="720px" />
      </Loading>
    );
  return <Found releases={currentData} isFetching={isFetching} lookAgain={() => void refetch()} />;
}

interface FoundProps {
  releases: Releases;
  isFetching: boolean;
  lookAgain: () => void;
}

function Found({ releases: { at, versions, killed, history }, isFetching, lookAgain }: FoundProps) {
  return (
    <Stack $gap={24} aria-busy={isFetching}>
      <Section title={releasesText.lastHour}>
        <Stack $gap={12}>
          <Row $between>
            <Meta>{releasesText.asOf({ time: moment(at) })}</Meta>
            <Button look="outlined" loading={isFetching} onClick={lookAgain}>
              {releasesText.refresh}
            </Button>
          </Row>
          {versions.length === 0 ? (
            <EmptyState headingLevel={3} title={releasesText.none} drawing="results" />
          ) : (
            <Table
              caption={releasesText.lastHour}
              columns={versionColumns()}
              rows={versions}
              rowKey={({ remote, version }) => `${remote} ${version}`}
            />
          )}
        </Stack>
      </Section>
      {killed.length > 0 && (
        <Section title={releasesText.killedVersions}>
          <Table
            caption={releasesText.killedVersions}
            columns={killedColumns()}
            rows={killed}
            rowKey={({ name, version }) => `${name} ${version}`}
          />
        </Section>
      )}
      {history.length > 0 && (
        <Section title={releasesText.latestChanges}>
          <Table
            caption={releasesText.latestChanges}
            columns={changeColumns()}
            rows={history}
            rowKey={({ number }) => String(number)}
          />
        </Section>
      )}
      <OverridePanel remotes={[...new Set(versions.map(({ remote }) => remote))]} />
    </Stack>
  );
}
