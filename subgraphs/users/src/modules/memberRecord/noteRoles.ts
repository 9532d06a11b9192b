import { noteFact } from '@athenaeum/kit/journal';
import type { ClientSession } from 'mongoose';
import type { UserRow } from '../user/user.model';

/** The fields that decide what somebody may do. */
const ROLE_FIELDS = ['isAdmin', 'staff_roles', 'relationship_type'] as const;

/** So that restoring an older backup does not undo granting or revoking a role. */
export async function noteRoles(session: ClientSession, id: string, after: Partial<UserRow>): Promise<void> {
  for (const name of ROLE_FIELDS)
    if (name in after)
      await noteFact(session, {
        kind: 'standing',
        subject: `${id} ${name}`,
        user_id: id,
        value: { [name]: after[name] ?? null },
      });
}
