import { REFERRAL_STATUSES } from '@athenaeum/users-contract';
import { defineListView, oneOf, orderOf, pageOf, sortBy, type ViewOf, words } from '../../components/list';
import { dayParam, periodOf } from '../../components/period';
import type { AllReferralsInput } from './__generated__/referrals';

/** The query parameters of the list. */
export const referralsView = defineListView({
  state: oneOf([...REFERRAL_STATUSES, 'all'], 'all'),
  words: words(),
  from: dayParam(),
  to: dayParam(),
  sort: sortBy(['by', 'friend', 'sent'], { key: 'sent', direction: 'descending' }),
});

export type ReferralsView = ViewOf<typeof referralsView>;

const FIELDS = { by: 'referrer_last_name', friend: 'referred_last_name', sent: 'created_at' } as const;

export function queryOf({ state, words: given, from, to, sort, page }: ReferralsView): AllReferralsInput {
  const created_at = periodOf({ from, to });
  return {
    ...(state !== 'all' && { status: state }),
    ...(given.trim() && { words: given.trim() }),
    ...(created_at && { created_at }),
    ...pageOf({ page }),
    orderBy: orderOf(sort, FIELDS),
  };
}
