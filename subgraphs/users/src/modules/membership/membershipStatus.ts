import type { UserRow } from '../user/user.model';

type MembershipTerm = Pick<UserRow, 'relationship_type' | 'subscription_end_date'>;

/**
 * Whether this is a member now. A member whose paid term is over is not, until it is renewed; one without a term, such as
 * the provider's own people, always is.
 */
export function isMemberNow(
  { relationship_type, subscription_end_date }: MembershipTerm,
  now = Date.now(),
): boolean {
  if (relationship_type !== 'Member') return relationship_type === 'Athena';
  return typeof subscription_end_date !== 'number' || subscription_end_date > now;
}

/** The same day a year later. */
export function yearAfter(time: number): number {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime();
}
