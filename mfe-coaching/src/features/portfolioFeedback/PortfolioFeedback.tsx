import { useUser } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useCoachingPortfolioReviewQuery } from './portfolioFeedback.api';
import { Survey } from './Survey';

/** The survey for those who had a portfolio written; for the others, why there is none. */
export function PortfolioFeedback() {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useCoachingPortfolioReviewQuery({});
  const [isSent, setSent] = useState(false);
  const bcp = data?.bcp?.data;
  const back = <LinkButton href="/expert-strategists/bcp">Back to Branded Career Portfolio</LinkButton>;

  if (isSent)
    return (
      <EmptyState headingLevel={2} title="Thank you for your review" drawing="seat" action={back}>
        Our team reads it before it is shown. You can change it at any time.
      </EmptyState>
    );
  if (user && bcp?.can_review)
    return <Survey userId={user.id} written={bcp.my_review} onSent={() => setSent(true)} />;
  if (bcp?.can_review === false)
    return (
      <EmptyState headingLevel={2} title="There is nothing to review yet" drawing="closed" action={back}>
        Reviews are written by members who had a portfolio written here.
      </EmptyState>
    );
  if (isError || data)
    return (
      <ErrorPanel
        headingLevel={2}
        title="The survey did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Loading label="Loading the survey">
      <Stack $gap={24}>
        <Skeleton $height="100px" />
        <Skeleton $height="296px" />
        <Skeleton $height="190px" />
      </Stack>
    </Loading>
  );
}
