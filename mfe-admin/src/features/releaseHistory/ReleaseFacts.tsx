import { isApiError, messageOf } from '@athenaeum/shell-contract';
import {
  Card,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  Meta,
  Notice,
  Section,
  SkeletonRows,
  Stack,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ReleasedTogether, type VersionOfArea, useOperationsVersionsQuery } from './releaseHistory.api';
import { historyText } from './releaseHistory.messages';
import { differenceInWords, libraryInWords, servedInWords, sizeInWords, stepInWords } from './words';

/** In place of a version in an address: the one that everyone has. */
const LIVE = 'live';
const EVERYONE = 100;

interface ReleaseFactsProps {
  remote: string;
  /** A version, or `live`. */
  version: string;
  /** Rendered between: who has it, and how it does beside the one before, which is null for the oldest known version. */
  children: (version: string, before: string | null) => ReactNode;
}

/** One version of an area: what it changed, when it was given to whom, by whom, and whose key has signed it. */
export function ReleaseFacts({ remote, version, children }: ReleaseFactsProps) {
  const { currentData, error, isFetching, refetch } = useOperationsVersionsQuery(remote);
  const found = currentData?.versions.find((one) => isThe(one, version));
  if (found) {
    return (
      <Stack $gap={32}>
        {found.killed && (
          <Notice tone="vermilion">
            {found.killed.reason
              ? historyText.killed({ reason: found.killed.reason })
              : historyText.killedUnsaid}
          </Notice>
        )}
        {children(found.version, found.changes?.since ?? null)}
        {found.together && <Together with={found.together} />}
        <Changes of={found} />
        <Given of={found} />
      </Stack>
    );
  }
  if (currentData || (isApiError(error) && error.code === 'NOT_FOUND'))
    return (
      <EmptyState
        headingLevel={2}
        title={historyText.missingVersion}
        action={
          <LinkButton href={`/admin/operations/releases/${remote}`}>
            {historyText.toArea({ remote })}
          </LinkButton>
        }
      />
    );
  if (error)
    return (
      <ErrorPanel
        headingLevel={2}
        title={historyText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </ErrorPanel>
    );
  return (
    <Loading label={historyText.loading}>
      <SkeletonRows $height="1200px" />
    </Loading>
  );
}

const isThe = ({ version, given }: VersionOfArea, wanted: string): boolean =>
  wanted === LIVE ? given.some(({ percent, to }) => percent === EVERYONE && to === null) : version === wanted;

function Changes({ of: { first, all, changes } }: { of: VersionOfArea }) {
  const difference = (bytes: number | undefined) =>
    bytes === undefined ? historyText.firstKnown : differenceInWords(bytes);
  return (
    <Section title={historyText.whatChanged} flush>
      <Card $padded>
        <Stack $gap={12}>
          {changes && <Meta>{historyText.comparedWith({ version: changes.since })}</Meta>}
          <Facts>
            <Fact name={historyText.firstLoad} lines={[sizeInWords(first), difference(changes?.first)]} />
            <Fact name={historyText.allScripts} lines={[sizeInWords(all), difference(changes?.all)]} />
            {changes && (
              <>
                <Fact name={historyText.addedOperations} lines={changes.operations.added} />
                <Fact name={historyText.removedOperations} lines={changes.operations.removed} />
                <Fact name={historyText.libraries} lines={changes.libraries.map(libraryInWords)} />
              </>
            )}
          </Facts>
        </Stack>
      </Card>
    </Section>
  );
}

function Together({
  with: { subgraph, changes, migrations, timeline, is_under_way },
}: {
  with: ReleasedTogether;
}) {
  return (
    <Section title={historyText.together} flush>
      <Card $padded>
        <Stack $gap={12}>
          {is_under_way && <Meta>{historyText.asOne}</Meta>}
          <Facts>
            <Fact name={historyText.subgraph} lines={[historyText.subgraphAt(subgraph), subgraph.url]} />
            <Fact name={historyText.schema} lines={changes} />
            <Fact name={historyText.migrations} lines={migrations.map((one) => historyText.migration(one))} />
            <Fact name={historyText.steps} lines={timeline.map(stepInWords)} />
          </Facts>
        </Stack>
      </Card>
    </Section>
  );
}

function Given({ of: { given, signed_with } }: { of: VersionOfArea }) {
  return (
    <Section title={historyText.given} flush>
      <Card $padded>
        <Stack $gap={12}>
          <Stack as="ul" $gap={4}>
            {given.map((served) => (
              <li key={`${served.from} ${served.percent}`}>
                {servedInWords(served)}
                {served.by && <Meta as="small"> {historyText.by({ by: served.by })}</Meta>}
              </li>
            ))}
          </Stack>
          <Meta>{signed_with ? historyText.signedWith({ key: signed_with }) : historyText.unsigned}</Meta>
        </Stack>
      </Card>
    </Section>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {(lines.length > 0 ? lines : [historyText.same]).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 20px 32px;
  margin: 0;
  dt {
    font-weight: 600;
  }
  dd {
    margin: 4px 0 0;
    overflow-wrap: anywhere;
  }
`;
