import { formatEventTime } from '@athenaeum/shared-ui';
import { LAST_DAYS, opportunityDetailsText } from '../../components/opportunityText';
import type { BoardOpportunity } from './board.api';
import { boardText } from './board.messages';

const DAY_MS = 86_400_000;

/** The last day of a role, and how long that is from now (epoch ms); null where it has none. */
export function closingOf({ expires_at }: Pick<BoardOpportunity, 'expires_at'>, now: number) {
  if (expires_at === null) return null;
  const left = Math.ceil((expires_at - now) / DAY_MS);
  return {
    day: dayOf(expires_at),
    left: left < 1 ? null : opportunityDetailsText.daysLeft({ count: left }),
    soon: left <= LAST_DAYS,
  };
}

/** "Dec 17": in the platform's zone, the same for every reader. Epoch ms. */
export function dayOf(at: number): string {
  const { month, day } = formatEventTime({ start: at }).leaf;
  return boardText.day({ month, day });
}
