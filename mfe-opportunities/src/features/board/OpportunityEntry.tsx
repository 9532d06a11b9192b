import { OpportunityCard, useNow } from '@athenaeum/shared-ui';
import { factsOf } from '../../components/opportunityText';
import { type ReactNode, useEffect } from 'react';
import type { BoardOpportunity } from './board.api';
import { OpportunityDetail } from './OpportunityDetail';
import { OpportunityBadge } from './OpportunityBadge';
import { useCountView } from './useCountView';

interface OpportunityEntryProps {
  opportunity: BoardOpportunity;
  open: boolean;
  onToggle: () => void;
  action: ReactNode;
}

/** A card of the board. One that is open on mount was linked to, and is scrolled into view. */
export function OpportunityEntry({ opportunity, open, onToggle, action }: OpportunityEntryProps) {
  const { slug, role, industry, company, needs, image, status, published_at } = opportunity;
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
      facts={factsOf(opportunity, now)}
      thumbnail={image}
      badge={<OpportunityBadge status={status} publishedAt={published_at} now={now} />}
      open={open}
      onToggle={onToggle}
    >
      <OpportunityDetail opportunity={opportunity} action={action} />
    </OpportunityCard>
  );
}
