import { noteFact } from '@athenaeum/kit/journal';
import type { ClientSession } from 'mongoose';
import type { UserRow } from '../user/user.model';

/** What decides over what somebody may do. */
const DECIDING = ['isAdmin', 'staff_roles', 'relationship_type'] as const;

/** A role that was granted or taken away stays so when a backup from before is restored. */
export async function noteStanding(
  session: ClientSession,
  id: string,
  after: Partial<UserRow>,
): Promise<void> {
  for (const name of DECIDING)
    if (name in after)
      await noteFact(session, {
        kind: 'standing',
        subject: `${id} ${name}`,
        user_id: id,
        value: { [name]: after[name] ?? null },
      });
}
