import { useUser } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useCoachingPortfolioReviewQuery } from './portfolioFeedback.api';
import { portfolioFeedbackText } from './portfolioFeedback.messages';
import { Survey } from './Survey';

/** The survey for those who had a portfolio written; for the others, why there is none. */
export function PortfolioFeedback() {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useCoachingPortfolioReviewQuery({});
  const [isSent, setSent] = useState(false);
  const bcp = data?.bcp?.data;
  const back = <LinkButton href="/expert-strategists/bcp">{portfolioFeedbackText.back}</LinkButton>;

  if (isSent)
    return (
      <EmptyState headingLevel={2} title={portfolioFeedbackText.thanks} drawing="seat" action={back}>
        {portfolioFeedbackText.next}
      </EmptyState>
    );
  if (user && bcp?.can_review)
    return <Survey userId={user.id} written={bcp.my_review} onSent={() => setSent(true)} />;
  if (bcp?.can_review === false)
    return (
      <EmptyState headingLevel={2} title={portfolioFeedbackText.nothingYet} drawing="closed" action={back}>
        {portfolioFeedbackText.later}
      </EmptyState>
    );
  if (isError || data)
    return (
      <ErrorPanel
        headingLevel={2}
        title={portfolioFeedbackText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Loading label={portfolioFeedbackText.loading}>
      <Stack $gap={24}>
        <Skeleton $height="100px" />
        <Skeleton $height="296px" />
        <Skeleton $height="190px" />
      </Stack>
    </Loading>
  );
}
