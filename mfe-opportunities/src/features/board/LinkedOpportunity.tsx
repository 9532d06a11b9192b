import { isMissing } from '@athenaeum/shell-contract';
import { Notice, TextButton } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { type BoardOpportunity, useOpportunitiesLinkedQuery } from './board.api';

interface LinkedOpportunityProps {
  slug: string;
  children: (opportunity: BoardOpportunity) => ReactNode;
}

/** The role an address names that is not among those listed: it is on another page, left out by a filter, or no longer open. */
export function LinkedOpportunity({ slug, children }: LinkedOpportunityProps) {
  const { currentData, isError, refetch } = useOpportunitiesLinkedQuery({ id: slug });
  const answer = currentData?.opportunity;
  if (answer?.data) return children(answer.data);
  if (answer?.code === 'NOT_FOUND')
    return <Notice>The opportunity that this link leads to is no longer open.</Notice>;
  if (isError || isMissing(currentData, 'opportunity') || answer)
    return (
      <Notice
        tone="vermilion"
        title="The opportunity that this link leads to did not load."
        action={<TextButton onClick={() => void refetch()}>Retry</TextButton>}
      />
    );
  return null;
}
