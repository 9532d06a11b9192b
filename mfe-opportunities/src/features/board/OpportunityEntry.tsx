import { OpportunityCard, useNow } from '@athenaeum/shared-ui';
import { type ReactNode, useEffect } from 'react';
import type { BoardOpportunity } from './board.api';
import { columnsText } from './board.messages';
import { OpportunityDetail } from './OpportunityDetail';
import { badgeOf, statusOf } from './OpportunityBadge';
import { closingOf, dayOf } from './closing';
import { useCountView } from './useCountView';

interface OpportunityEntryProps {
  opportunity: BoardOpportunity;
  open: boolean;
  onToggle: () => void;
  action: ReactNode;
}

/** A card of the board. One that is open on mount was linked to, and is scrolled into view. */
export function OpportunityEntry({ opportunity, open, onToggle, action }: OpportunityEntryProps) {
  const { slug, role, industry, company, needs, image, published_at } = opportunity;
  const now = useNow();

  useCountView(opportunity, open);
  useEffect(() => {
    if (!open) return;
    // Growing and scrolling in one frame counts as a layout shift, so the cards are painted first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        document.getElementById(slug)?.scrollIntoView({ block: 'nearest' }),
      );
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- pressing a card must not move the page
  }, []);

  return (
    <OpportunityCard
      slug={slug}
      role={role}
      industry={industry}
      company={company}
      needs={needs}
      words={columnsText}
      type={opportunity.opportunityType}
      hub={opportunity.nearestRegionalHub}
      pay={opportunity.compensation}
      closes={closingOf(opportunity, now)}
      posted={published_at === null ? null : dayOf(published_at)}
      thumbnail={image}
      status={statusOf(opportunity)}
      badge={badgeOf(opportunity, now)}
      open={open}
      onToggle={onToggle}
    >
      <OpportunityDetail opportunity={opportunity} action={action} />
    </OpportunityCard>
  );
}
