/** How a member joins a peer group: at once, or after approval by a leader or staff. */
export const JOIN_POLICIES = ['OPEN', 'ON_REQUEST'] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

export const MEMBERSHIP_STATUSES = ['MEMBER', 'REQUESTED', 'DECLINED'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export const GROUP_MESSAGES = {
  decided: 'This request has been answered or withdrawn. Read the list again.',
} as const;
