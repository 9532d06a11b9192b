import {
  countIf,
  dayName,
  dayOf,
  hasRole,
  notAllowed,
  within,
  type Period,
  type Viewer,
} from '@athenaeum/kit';
import { MembershipOrder } from '../membership/membershipOrder.model';
import { UNPAID_TTL_MS } from '../membership/placeMembershipOrder';
import { User } from '../user/user.model';

interface JoinedRow {
  _id: number;
  count: number;
  agreed: number;
  intake: number;
}

/** Three queries, however many members there are and however long the period is. */
export async function membershipFigures(viewer: Viewer, period: Period, now = Date.now()) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const [members, days, checkouts] = await Promise.all([
    User.countDocuments({ relationship_type: 'Member', disabled: false }),
    joinedByDay(period),
    isStillKnown(period, now) ? checkoutsIn(period) : null,
  ]);
  const sum = (name: 'count' | 'agreed' | 'intake') => days.reduce((all, row) => all + row[name], 0);
  return {
    members,
    joined: days.map(({ _id, count }) => ({ day: dayName(_id), count })),
    funnel: [
      { step: 'checkout' as const, count: checkouts },
      { step: 'account' as const, count: sum('count') },
      { step: 'agreement' as const, count: sum('agreed') },
      { step: 'intake' as const, count: sum('intake') },
    ],
  };
}

const joinedByDay = (period: Period): Promise<JoinedRow[]> =>
  User.aggregate<JoinedRow>([
    { $match: { created_at: within(period) } },
    {
      $group: {
        _id: dayOf('created_at'),
        count: { $sum: 1 },
        agreed: countIf({ $gt: ['$portal_nda_agreement_date', 0] }),
        intake: countIf('$intake_form_submitted'),
      },
    },
    { $sort: { _id: 1 } },
  ]);

/** Includes members from before the period. */
const checkoutsIn = (period: Period): Promise<number> =>
  MembershipOrder.countDocuments({ created_at: within(period), made_account: { $ne: false } });

const isStillKnown = ({ from }: Period, now: number): boolean => Date.parse(from) > now - UNPAID_TTL_MS;
