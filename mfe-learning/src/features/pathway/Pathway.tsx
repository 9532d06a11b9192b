import { isMissing, usePageTitle } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Split } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { notFoundText } from '../../components/notFound.messages';
import { type PathwayDetail, useContentPathwayQuery } from './pathway.api';
import { pathwayText } from './pathway.messages';
import { Certificate } from './Certificate';
import { PathwayAbout } from './PathwayAbout';
import { PathwayBand } from './PathwayBand';
import { PathwayHead } from './PathwayHead';
import { PathwaySkeleton } from './PathwaySkeleton';
import { Seasons } from './Seasons';

interface PathwayProps {
  slug: string;
  /** The button to write a review. */
  review: (pathway: PathwayDetail) => ReactNode;
  ownReview: (pathway: PathwayDetail) => ReactNode;
}

/** A pathway: description, seasons, tips, reviews. */
export function Pathway({ slug, review, ownReview }: PathwayProps) {
  const { currentData: data, isError, isFetching, refetch } = useContentPathwayQuery({ slug });
  const pathway = data?.pathway?.data;
  const isUnknown = data?.pathway?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? notFoundText.pageTitle : pathway?.title);

  if (pathway)
    return (
      <>
        <PathwayHead pathway={pathway} action={review(pathway)} />
        <PathwayBand pathway={pathway} />
        <Below>
          <Seasons pathway={pathway} />
          <Certificate pathway={pathway} />
        </Below>
        <PathwayAbout pathway={pathway} ownReview={ownReview(pathway)} />
      </>
    );
  if (isUnknown)
    return (
      <EmptyState
        headingLevel={1}
        title={pathwayText.notFound}
        drawing="closed"
        action={<LinkButton href="/pathways">{pathwayText.seeAll}</LinkButton>}
      >
        {notFoundText.why}
      </EmptyState>
    );
  if (isError || isMissing(data, 'pathway') || data?.pathway?.ok === false)
    return (
      <ErrorPanel
        headingLevel={1}
        title={pathwayText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <PathwaySkeleton />;
}

const Below = styled(Split)`
  margin-top: ${token.space[48]};
`;
