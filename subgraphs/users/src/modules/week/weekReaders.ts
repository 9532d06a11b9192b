import { mondayOf, weekDueAt } from '@athenaeum/users-contract/outgoing';
import { User, type UserRow } from '../user/user.model';

const MAX_TAKEN = 500;

interface Asked {
  /** Epoch ms. */
  at: number;
  /** The last id of the page before. */
  after: string;
  take: number;
}

/**
 * Members for whom it is Monday morning, page by page. Somebody who is about to be deleted gets no more letters, nor does
 * somebody whose membership is over.
 */
export async function weekReaders({ at, after, take }: Asked) {
  const zones = (await User.distinct('timezone')).filter((zone) => weekDueAt(at, zone));
  // Who has no zone, or one that is none, lives by the platform's clock.
  const isDueWithout = weekDueAt(at, null) !== null;
  const rows = await User.find({
    timezone: { $in: isDueWithout ? [...zones, null] : zones },
    _id: { $gt: after },
    disabled: false,
    deletion_due_at: null,
    anonymised_at: null,
    // As `isMemberNow` has it.
    $or: [
      { relationship_type: 'Athena' },
      { relationship_type: 'Member', subscription_end_date: null },
      { relationship_type: 'Member', subscription_end_date: { $gt: at } },
    ],
  })
    .select('timezone')
    .sort({ _id: 1 })
    .limit(Math.min(take, MAX_TAKEN))
    .lean<Pick<UserRow, '_id' | 'timezone'>[]>();
  return rows.flatMap(({ _id: user_id, timezone }) => {
    const week = weekDueAt(at, timezone);
    return week ? { user_id, monday: mondayOf(week, timezone), ...week } : [];
  });
}
