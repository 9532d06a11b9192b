import { isMissing } from '@athenaeum/shell-contract';
import { Notice, TextButton } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { closedText } from './board.messages';
import { ClosedOpportunity } from './ClosedOpportunity';
import { type BoardOpportunity, useOpportunitiesLinkedQuery } from './board.api';
import { isGone } from './isGone';

interface LinkedOpportunityProps {
  slug: string;
  children: (opportunity: BoardOpportunity) => ReactNode;
}

/** The role in the address when it is not listed: on another page, filtered out, or closed. */
export function LinkedOpportunity({ slug, children }: LinkedOpportunityProps) {
  const { currentData, isError, refetch } = useOpportunitiesLinkedQuery({ id: slug });
  const answer = currentData?.opportunity;
  if (answer?.data)
    return (
      <>
        {answer.data.stage !== 'published' && <ClosedOpportunity slug={slug} />}
        {children(answer.data)}
      </>
    );
  if (answer && isGone(answer.code)) return <ClosedOpportunity slug={slug} />;
  if (isError || isMissing(currentData, 'opportunity') || answer)
    return (
      <Notice
        tone="vermilion"
        title={closedText.notLoaded}
        action={<TextButton onClick={() => void refetch()}>{closedText.retry}</TextButton>}
      />
    );
  return null;
}
