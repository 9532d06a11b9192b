import { hasRole, notAllowed, type booleanFilter, type Viewer } from '@athenaeum/kit';
import type * as z from 'zod';
import type { Loaders } from '../../loaders';
import { needsAgreement } from '../agreement/agreement.policy';
import { ADMIN_FILTERS, type DirectoryInput } from './directory.input';
import type { DirectoryMember } from './directoryMember';
import { fits } from './fits';

/** Filtering and sorting would reveal values that a field hides: those by admins' values are for admins. */
export function assertMayUseAdminFilters(viewer: Viewer, input: DirectoryInput): void {
  if ((usesAdminFilters(input) || input.orderBy?.profile_progress) && !hasRole(viewer, 'admin'))
    throw notAllowed();
}

/** The condition of the admins' filters; null where none is set. */
export async function adminFilterCondition(
  input: DirectoryInput,
  loaders: Loaders,
): Promise<((member: DirectoryMember) => boolean) | null> {
  if (!usesAdminFilters(input)) return null;
  const { email, isAdmin, intake_form_submitted, needs_agreement } = input;
  const inForce = needs_agreement ? await loaders.agreementInForce() : null;
  return ({ forAdmins }) =>
    fits(email, forAdmins.email) &&
    agrees(isAdmin, forAdmins.isAdmin) &&
    agrees(intake_form_submitted, forAdmins.intake_form_submitted) &&
    (!needs_agreement || agrees(needs_agreement, needsAgreement(forAdmins, inForce)));
}

const agrees = (filter: z.infer<typeof booleanFilter> | null | undefined, value: boolean): boolean =>
  typeof filter?.equals !== 'boolean' || filter.equals === value;

const usesAdminFilters = (input: DirectoryInput): boolean =>
  (Object.keys(ADMIN_FILTERS) as (keyof typeof ADMIN_FILTERS)[]).some((name) => input[name]);
