import { useEffect } from 'react';
import { type BoardOpportunity, useOpportunitiesViewMutation } from './board.api';

/** Cards that were opened since the page was loaded: opening one again is no other view. */
const counted = new Set<string>();

/** Has an opened card counted for its poster, without who opened it; not at all where the browser asks not to be tracked. */
export function useCountView({ id, stage }: BoardOpportunity, isOpen: boolean) {
  const [view] = useOpportunitiesViewMutation();
  const counts = isOpen && stage === 'published' && !asksNotToBeTracked();
  useEffect(() => {
    if (!counts || counted.has(id)) return;
    counted.add(id);
    // A view that is lost is no loss to anybody.
    void view({ id });
  }, [counts, id, view]);
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
