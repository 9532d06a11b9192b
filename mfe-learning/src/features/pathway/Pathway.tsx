import { isMissing, usePageTitle } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { type PathwayDetail, useContentPathwayQuery } from './pathway.api';
import { PathwayAbout } from './PathwayAbout';
import { PathwayHead } from './PathwayHead';
import { PathwaySkeleton } from './PathwaySkeleton';

interface PathwayProps {
  slug: string;
  /** The way to write one. */
  review: (pathway: PathwayDetail) => ReactNode;
  ownReview: (pathway: PathwayDetail) => ReactNode;
}

/** A course of salons: what it is about, its seasons, what helps, what others say. */
export function Pathway({ slug, review, ownReview }: PathwayProps) {
  const { currentData: data, isError, isFetching, refetch } = useContentPathwayQuery({ slug });
  const pathway = data?.pathway?.data;
  const isUnknown = data?.pathway?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? 'Not found' : pathway?.title);

  if (pathway)
    return (
      <>
        <PathwayHead pathway={pathway} action={review(pathway)} />
        <PathwayAbout pathway={pathway} ownReview={ownReview(pathway)} />
      </>
    );
  if (isUnknown)
    return (
      <EmptyState
        headingLevel={1}
        title="We could not find that pathway"
        drawing="closed"
        action={<LinkButton href="/view-all/pathways">See all pathways</LinkButton>}
      >
        It may have been taken down, or the address may be wrong.
      </EmptyState>
    );
  if (isError || isMissing(data, 'pathway') || data?.pathway?.ok === false)
    return (
      <ErrorPanel
        headingLevel={1}
        title="This pathway did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <PathwaySkeleton />;
}
