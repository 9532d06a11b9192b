import { hasRole, notAllowed, toConditions, type Viewer } from '@athenaeum/kit';
import type { Loaders } from '../../loaders';
import { needsAgreementCondition } from '../agreement/agreement.policy';
import { User } from '../user/user.model';
import { ADMIN_FILTERS, type DirectoryInput } from './directory.input';

/** A filter or an order would tell what a field does not: those on admins' values are for admins. */
export function refuseAdminQuestions(viewer: Viewer, input: DirectoryInput): void {
  if ((asksOfAdmins(input) || input.orderBy?.profile_progress) && !hasRole(viewer, 'admin'))
    throw notAllowed();
}

/** Whom the admins' filters leave, by id; null where none is set. */
export async function leftByAdminFilters(
  input: DirectoryInput,
  loaders: Loaders,
): Promise<ReadonlySet<string> | null> {
  if (!asksOfAdmins(input)) return null;
  const missing = input.needs_agreement?.equals;
  const agreement =
    typeof missing === 'boolean' ? needsAgreementCondition(await loaders.agreementInForce()) : null;
  const users = await User.find({
    $and: [
      toConditions(input, ['email', 'isAdmin', 'intake_form_submitted']),
      ...(agreement ? [missing ? agreement : { $nor: [agreement] }] : []),
    ],
  })
    .select('_id')
    .lean();
  return new Set(users.map(({ _id }) => _id));
}

const asksOfAdmins = (input: DirectoryInput): boolean =>
  (Object.keys(ADMIN_FILTERS) as (keyof typeof ADMIN_FILTERS)[]).some((name) => input[name]);
