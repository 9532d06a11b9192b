import { opportunityDetailsText } from './opportunityDetails.messages';
import type { ToldOpportunity } from './OpportunityText';

const DAY_MS = 86_400_000;
/** Within this many days before the end, the card shows the days left. */
export const LAST_DAYS = 10;

type Fact = 'opportunityType' | 'nearestRegionalHub' | 'compensation' | 'expires_at';

/** Facts on a card: "Board Seat", "Boston", "$50K to $100K a year", "4 days left". */
export function factsOf(opportunity: Pick<ToldOpportunity, Fact>, now: number): string[] {
  const { opportunityType, nearestRegionalHub, compensation, expires_at } = opportunity;
  const count = lastDaysOf(expires_at, now);
  const left = count === null ? null : opportunityDetailsText.daysLeft({ count });
  return [opportunityType, nearestRegionalHub, compensation, left].filter((fact) => fact !== null);
}

/** How many days are left where that is few; else null. Epoch ms. */
export function lastDaysOf(expires_at: number | null, now: number): number | null {
  const left = expires_at === null ? Infinity : Math.ceil((expires_at - now) / DAY_MS);
  return left > LAST_DAYS || left < 1 ? null : left;
}
