import { DEMO_SIZES, demoMembers, insertManyDemo, LARGE_SIZES } from '@athenaeum/kit/demo';
import { User, type UserRow } from '../modules/user/user.model';
import { memberRows } from './memberRows';
import { toRow } from './toRow';

/** Raises the number of demo members to that of the load test, or another; a second call changes nothing. */
export async function seedLargeUsers(now: number, count: number = LARGE_SIZES.members): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data is not for production');
  // In order: the last one proves that all are there.
  if (await User.exists({ _id: demoMembers(count).at(-1)!.id })) return;
  const more = memberRows(now, count).slice(DEMO_SIZES.members);
  await insertManyDemo<UserRow>(User, rows());

  function* rows(): Iterable<UserRow> {
    // There are no portraits for twenty thousand members.
    for (const member of more) yield toRow({ ...member, avatar: null });
  }
}
