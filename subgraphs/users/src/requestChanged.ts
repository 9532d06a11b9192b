import { rolesOf } from '@athenaeum/kit';
import type { Fact } from '@athenaeum/kit/facts';

/** A member's request to staff has come or is decided; told to those who may list them. */
export const requestChanged = (user_id: string): Fact => ({
  kind: 'requests',
  id: user_id,
  to: { roles: rolesOf(['admins']) },
});
