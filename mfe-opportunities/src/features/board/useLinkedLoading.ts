import { useOpportunitiesClosedQuery, useOpportunitiesLinkedQuery } from './board.api';
import { isGone } from './isGone';

/** Whether a linked role is still on its way for the first time: the list waits, since the role is put above it. */
export function useLinkedLoading(slug: string | null): boolean {
  const linked = useOpportunitiesLinkedQuery({ id: slug ?? '' }, { skip: slug === null });
  const answer = linked.currentData?.opportunity;
  const isClosed = isGone(answer?.code) || (answer?.data && answer.data.stage !== 'published');
  const closed = useOpportunitiesClosedQuery({ id: slug ?? '' }, { skip: slug === null || !isClosed });
  return linked.isLoading || closed.isLoading;
}
