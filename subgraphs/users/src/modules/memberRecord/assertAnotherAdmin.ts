import { Refusal } from '@athenaeum/kit';
import { LAST_ADMIN } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import { User } from '../user/user.model';

/**
 * Requires another admin, whose record is written too: when two admins resign at the same time, their transactions conflict,
 * and the repeated one finds no other admin.
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
