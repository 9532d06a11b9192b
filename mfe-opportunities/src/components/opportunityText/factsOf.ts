import { opportunityDetailsText } from './opportunityDetails.messages';
import type { ToldOpportunity } from './OpportunityText';

const DAY_MS = 86_400_000;
/** Within this many days before the end, the card shows the days left. */
const LAST_DAYS = 10;

type Fact = 'opportunityType' | 'nearestRegionalHub' | 'compensation' | 'expires_at';

/** Facts on a card: "Board Seat", "Boston", "$50K to $100K a year", "4 days left". */
export function factsOf(opportunity: Pick<ToldOpportunity, Fact>, now: number): string[] {
  const { opportunityType, nearestRegionalHub, compensation, expires_at } = opportunity;
  return [opportunityType, nearestRegionalHub, compensation, daysLeft(expires_at, now)].filter(
    (fact) => fact !== null,
  );
}

function daysLeft(expires_at: number | null, now: number): string | null {
  const left = expires_at === null ? Infinity : Math.ceil((expires_at - now) / DAY_MS);
  if (left > LAST_DAYS || left < 1) return null;
  return opportunityDetailsText.daysLeft({ count: left });
}
