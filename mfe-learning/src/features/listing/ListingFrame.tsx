import { isMissing, usePageTitle, type Answer } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  Skeleton,
  SkeletonCards,
  Stack,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';

interface Query {
  currentData?: Answer<object> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListingFrameProps<Thing> {
  /** "category": what could not be found or loaded. */
  kind: string;
  query: Query;
  field: string;
  result: { ok: boolean; code: string | null; data: Thing | null } | null | undefined;
  titleOf: (thing: Thing) => string;
  children: (thing: Thing) => ReactNode;
}

/** A page about one thing and its salons: there, on its way, not to be found, or not loaded. */
export function ListingFrame<Thing>({
  kind,
  query,
  field,
  result,
  titleOf,
  children,
}: ListingFrameProps<Thing>) {
  const thing = result?.data;
  const isUnknown = result?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? 'Not found' : thing && titleOf(thing));
  if (thing) return children(thing);
  if (isUnknown)
    return (
      <EmptyState
        headingLevel={1}
        title={`We could not find that ${kind}`}
        drawing="closed"
        action={<LinkButton href="/calendar">See what is coming up</LinkButton>}
      >
        It may have been taken down, or the address may be wrong.
      </EmptyState>
    );
  if (query.isError || isMissing(query.currentData, field) || result?.ok === false)
    return (
      <ErrorPanel
        headingLevel={1}
        title={`This ${kind} did not load`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return (
    <Stack $gap={48}>
      <Loading label={`Loading the ${kind}`}>
        <Stack>
          <Skeleton $width="40%" $height="40px" />
          <Skeleton $width="70%" $height="24px" />
        </Stack>
      </Loading>
      <SkeletonCards label="" />
    </Stack>
  );
}
