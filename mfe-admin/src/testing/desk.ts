import type { RecordOfMember } from '../features/memberRecord';

/** The member as queried by the record's page. */
export const deskMember = (member: RecordOfMember) => ({
  ...member,
  timezone: 'America/New_York',
  created_at: Date.UTC(2026, 2, 3, 20),
  deletion_due_at: null as number | null,
  subscription_end_date: Date.UTC(2027, 2, 3, 20),
  billing_provider: 'stripe',
  chargebee_subscription_id: null,
  stripe_customer_id: 'cus_1',
});
