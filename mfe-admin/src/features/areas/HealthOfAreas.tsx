import { messageOf } from '@athenaeum/shell-contract';
import {
  Button,
  ErrorPanel,
  Loading,
  Meta,
  Notice,
  Row,
  Section,
  Skeleton,
  Stack,
  Table,
} from '@athenaeum/shared-ui';
import { moment } from '../../components/moment';
import { type Areas, useOperationsAreasQuery } from './areas.api';
import { remoteColumns, subgraphColumns } from './columns';
import { ReachBadge } from './ReachBadge';
import { unwell } from './unwell';

/** How every part of the product is at this moment, as the gateway finds it. */
export function HealthOfAreas() {
  const { currentData, isError, error, isFetching, refetch } = useOperationsAreasQuery();
  if (isError)
    return (
      <ErrorPanel title="The areas did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorPanel>
    );
  if (!currentData)
    return (
      <Loading label="Loading the areas">
        <Skeleton $height="720px" />
      </Loading>
    );
  return <Found areas={currentData} isFetching={isFetching} lookAgain={() => void refetch()} />;
}

interface FoundProps {
  areas: Areas;
  isFetching: boolean;
  lookAgain: () => void;
}

function Found({ areas, isFetching, lookAgain }: FoundProps) {
  const { at, gateway, database, shell, subgraphs, registry } = areas;
  const problems = unwell(areas);
  return (
    <Stack $gap={24} aria-busy={isFetching}>
      <Row $between>
        <Meta>
          As of {moment(at)}. Services run{' '}
          {gateway.mode === 'embedded' ? 'inside the gateway' : 'by themselves'}, the gateway since{' '}
          {moment(gateway.started_at)}.
        </Meta>
        <Button look="outlined" loading={isFetching} onClick={lookAgain}>
          Look again
        </Button>
      </Row>
      {problems.length === 0 ? (
        <Notice tone="verdigris">Everything answers.</Notice>
      ) : (
        <Notice tone="vermilion" title="Not well:">
          {problems.join(', ')}
        </Notice>
      )}
      <Row $gap={24}>
        <Row $gap={8}>
          Database <ReachBadge reach={database} />
        </Row>
        <Row $gap={8}>
          Shell <ReachBadge reach={shell} />
        </Row>
      </Row>
      <Section title="Services">
        <Table caption="Services" columns={subgraphColumns} rows={subgraphs} rowKey={({ name }) => name} />
      </Section>
      <Section title="Areas">
        {registry ? (
          <Stack $gap={12}>
            <Meta>
              Registry {registry.snapshot.number}: {registry.snapshot.note},{' '}
              {moment(registry.snapshot.created_at)}
              {registry.snapshot.by && `, by ${registry.snapshot.by}`}
            </Meta>
            <Table
              caption="Areas"
              columns={remoteColumns}
              rows={registry.remotes}
              rowKey={({ name }) => name}
            />
            {registry.tried.map(({ name, version, percent }) => (
              <Notice key={name} title={`${name} ${version} is being tried.`}>
                Staff get it, and {percent} of 100 visitors.
              </Notice>
            ))}
            {registry.quarantined.map(({ name, reason }) => (
              <Notice key={name} tone="vermilion" title={`${name} is set aside.`}>
                {reason}
              </Notice>
            ))}
          </Stack>
        ) : (
          <Notice tone="vermilion">The registry of areas cannot be read.</Notice>
        )}
      </Section>
    </Stack>
  );
}
