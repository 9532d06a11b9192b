import { useEffect } from 'react';
import { type BoardOpportunity, useOpportunitiesViewMutation } from './board.api';

/** Cards that were opened since the page was loaded: opening one again is not counted. */
const counted = new Set<string>();

/** Counts a view of an opened card for its poster, anonymously; not with Do Not Track. */
export function useCountView({ id, stage }: BoardOpportunity, isOpen: boolean) {
  const [view] = useOpportunitiesViewMutation();
  const counts = isOpen && stage === 'published' && !asksNotToBeTracked();
  useEffect(() => {
    if (!counts || counted.has(id)) return;
    counted.add(id);
    // A lost view does not matter.
    void view({ id });
  }, [counts, id, view]);
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
