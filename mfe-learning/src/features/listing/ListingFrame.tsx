import { isMissing, usePageTitle, type Answer } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageFrame,
  Skeleton,
  SkeletonCards,
  Stack,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { comingUpText } from '../../components/comingUp.messages';
import { notFoundText } from '../../components/notFound.messages';
import { listedText } from './listed.messages';

interface Query {
  currentData?: Answer<object> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

type Kind = 'category' | 'collection' | 'goal' | 'peerGroup' | 'speaker';

interface ListingFrameProps<Thing> {
  /** The kind of listing, for errors. */
  kind: Kind;
  query: Query;
  field: string;
  result: { ok: boolean; code: string | null; data: Thing | null } | null | undefined;
  titleOf: (thing: Thing) => string;
  children: (thing: Thing) => ReactNode;
}

/** A listing page: loaded, loading, not found, or failed. One that begins with a `ListingRoom` has its frame below that. */
export function ListingFrame<Thing>(props: ListingFrameProps<Thing>) {
  const { kind, result, titleOf, children } = props;
  const thing = result?.data;
  usePageTitle(result?.code === 'NOT_FOUND' ? notFoundText.pageTitle : thing && titleOf(thing));
  if (thing) return children(thing);
  return HAS_ROOM.has(kind) ? (
    <PageFrame>
      <NotLoaded {...props} />
    </PageFrame>
  ) : (
    <NotLoaded {...props} />
  );
}

function NotLoaded<Thing>({ kind, query, field, result }: ListingFrameProps<Thing>) {
  const { loading, none, failed } = wordsFor(kind);
  if (result?.code === 'NOT_FOUND')
    return (
      <EmptyState
        headingLevel={1}
        title={none}
        drawing="closed"
        action={<LinkButton href="/calendar">{comingUpText.see}</LinkButton>}
      >
        {notFoundText.why}
      </EmptyState>
    );
  if (query.isError || isMissing(query.currentData, field) || result?.ok === false)
    return (
      <ErrorPanel
        headingLevel={1}
        title={failed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return (
    <Stack $gap={48}>
      <Loading label={loading}>
        {HAS_ROOM.has(kind) ? (
          <Skeleton $height="480px" />
        ) : (
          <Stack>
            <Skeleton $width="40%" $height="40px" />
            <Skeleton $width="70%" $height="24px" />
          </Stack>
        )}
      </Loading>
      <SkeletonCards label="" />
    </Stack>
  );
}

/** Those that begin with a `ListingRoom`. */
const HAS_ROOM: ReadonlySet<Kind> = new Set(['category', 'collection', 'goal']);

function wordsFor(kind: Kind): Record<'loading' | 'none' | 'failed', string> {
  switch (kind) {
    case 'category':
      return {
        loading: listedText.loadingCategory,
        none: listedText.noCategory,
        failed: listedText.categoryFailed,
      };
    case 'collection':
      return {
        loading: listedText.loadingCollection,
        none: listedText.noCollection,
        failed: listedText.collectionFailed,
      };
    case 'goal':
      return {
        loading: listedText.loadingGoal,
        none: listedText.noGoal,
        failed: listedText.goalFailed,
      };
    case 'peerGroup':
      return {
        loading: listedText.loadingPeerGroup,
        none: listedText.noPeerGroup,
        failed: listedText.peerGroupFailed,
      };
    case 'speaker':
      return {
        loading: listedText.loadingSpeaker,
        none: listedText.noSpeaker,
        failed: listedText.speakerFailed,
      };
  }
}
