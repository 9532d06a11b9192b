import { opportunityDetailsText } from './opportunityDetails.messages';
import type { ToldOpportunity } from './OpportunityText';

const DAY = 86_400_000;
/** From so many days before its end on, the card says how many are left. */
const SOON = 10;

type Fact = 'opportunityType' | 'nearestRegionalHub' | 'compensation' | 'expires_at';

/** What a card says beside its role: "Board Seat", "Boston", "$50K to $100K a year", "4 days left". */
export function factsOf(opportunity: Pick<ToldOpportunity, Fact>, now: number): string[] {
  const { opportunityType, nearestRegionalHub, compensation, expires_at } = opportunity;
  return [opportunityType, nearestRegionalHub, compensation, daysLeft(expires_at, now)].filter(
    (fact) => fact !== null,
  );
}

function daysLeft(expires_at: number | null, now: number): string | null {
  const left = expires_at === null ? Infinity : Math.ceil((expires_at - now) / DAY);
  if (left > SOON || left < 1) return null;
  return opportunityDetailsText.daysLeft({ count: left });
}
