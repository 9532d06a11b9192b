import { messageOf } from '@athenaeum/shell-contract';
import {
  Button,
  ErrorPanel,
  Loading,
  Meta,
  Notice,
  Row,
  Section,
  SkeletonRows,
  Stack,
  Table,
} from '@athenaeum/shared-ui';
import { moment } from '../../components/moment';
import { type Areas, useOperationsAreasQuery } from './areas.api';
import { areasText } from './areas.messages';
import { remoteColumns, subgraphColumns } from './columns';
import { ReachBadge } from './ReachBadge';
import { unwell } from './unwell';

/** The current health of every part of the product, as seen from the gateway. */
export function HealthOfAreas() {
  const { currentData, isError, error, isFetching, refetch } = useOperationsAreasQuery();
  if (isError)
    return (
      <ErrorPanel title={areasText.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorPanel>
    );
  if (!currentData)
    return (
      <Loading label={areasText.loading}>
        <SkeletonRows $height="720px" />
      </Loading>
    );
  return <Found areas={currentData} isFetching={isFetching} lookAgain={() => void refetch()} />;
}

function registryLine({ number, note, created_at, by }: NonNullable<Areas['registry']>['snapshot']): string {
  const values = { number: String(number), note, time: moment(created_at) };
  return by ? areasText.registryLineBy({ ...values, by }) : areasText.registryLine(values);
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
          {areasText.asOf({ time: moment(at) })}{' '}
          {(gateway.mode === 'embedded' ? areasText.embedded : areasText.separate)({
            time: moment(gateway.started_at),
          })}
        </Meta>
        <Button look="outlined" loading={isFetching} onClick={lookAgain}>
          {areasText.refresh}
        </Button>
      </Row>
      {problems.length === 0 ? (
        <Notice tone="verdigris">{areasText.healthy}</Notice>
      ) : (
        <Notice tone="vermilion" title={areasText.unhealthy}>
          {problems.join(', ')}
        </Notice>
      )}
      <Row $gap={24}>
        <Row $gap={8}>
          {areasText.database} <ReachBadge reach={database} />
        </Row>
        <Row $gap={8}>
          {areasText.shell} <ReachBadge reach={shell} />
        </Row>
      </Row>
      <Section title={areasText.services}>
        <Table
          caption={areasText.services}
          columns={subgraphColumns()}
          rows={subgraphs}
          rowKey={({ name }) => name}
        />
      </Section>
      <Section title={areasText.areas}>
        {registry ? (
          <Stack $gap={12}>
            <Meta>{registryLine(registry.snapshot)}</Meta>
            <Table
              caption={areasText.areas}
              columns={remoteColumns()}
              rows={registry.remotes}
              rowKey={({ name }) => name}
            />
            {registry.canaries.map(({ name, version, percent }) => (
              <Notice key={name} title={areasText.canary({ name, version })}>
                {areasText.canaryReach({ percent })}
              </Notice>
            ))}
            {registry.quarantined.map(({ name, reason }) => (
              <Notice key={name} tone="vermilion" title={areasText.quarantined({ name })}>
                {reason}
              </Notice>
            ))}
          </Stack>
        ) : (
          <Notice tone="vermilion">{areasText.registryFailed}</Notice>
        )}
      </Section>
    </Stack>
  );
}
