import type { AdminOnlyField, UpdateMemberInput } from '@athenaeum/users-contract';
import { isSame, type PartChange } from '../profile/parts/partChange';
import type { UserRow } from '../user/user.model';

type Standing = NonNullable<UpdateMemberInput['standing']>;

/** Fields that the CRM has too; the others are only ours. */
const SYNCED_FIELDS: readonly AdminOnlyField[] = ['relationship_type', 'tags'];

export const changedAdminFields = (stored: UserRow, standing: Standing): PartChange[] =>
  (Object.keys(standing) as AdminOnlyField[])
    .filter((name) => standing[name] !== undefined && !isSame(stored[name], standing[name]))
    .map((name) => ({
      part: name,
      set: { [name]: standing[name] },
      loses: false,
      ...(SYNCED_FIELDS.includes(name) && { told: { [name]: standing[name] } }),
    }));
