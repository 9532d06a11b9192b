import { Refusal } from '@athenaeum/kit';
import { LAST_ADMIN } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import { User } from '../user/user.model';

/**
 * Somebody else stays an admin. She is written too, so that two who step back at once meet: the database undoes the
 * later one, which then finds itself to be the last.
 */
export async function assertAnotherAdmin(session: ClientSession, id: string): Promise<void> {
  const other = await User.findOneAndUpdate(
    { _id: { $ne: id }, isAdmin: true, disabled: false, deletion_due_at: null },
    { changed_at: Date.now() },
    { session },
  )
    .select('_id')
    .lean();
  if (!other) throw new Refusal('CONFLICT', LAST_ADMIN);
}
