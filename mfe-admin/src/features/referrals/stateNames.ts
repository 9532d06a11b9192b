import type { ReferralStatus } from '@athenaeum/users-contract';

/** How far a friend has come, as staff call it. */
export const STATE_NAMES: Record<ReferralStatus, string> = {
  sent: 'Sent',
  joined: 'Joined',
  member: 'Member',
  closed: 'Closed',
};
