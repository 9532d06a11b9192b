/** In the order in which the board lists them. */
export const OPPORTUNITY_STATUSES = ['New', 'Reviewing/Interviewing', 'Pending', 'On Hold', 'None'] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

/** Nobody can apply while it is on hold. */
export const HELD_STATUS: OpportunityStatus = 'On Hold';

export const OPPORTUNITY_TYPES = [
  'Advisory Role',
  'Board Seat',
  'Executive Roles',
  'Investment Opportunity',
  'Proactive Connection',
  'Speaking Engagement',
  'Other',
] as const;
export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number];

/** How long a posting stays open, in days from its publication. */
export const POSTING_DAYS = [30, 60, 90] as const;
export type PostingDays = (typeof POSTING_DAYS)[number];
export const DEFAULT_POSTING_DAYS: PostingDays = 30;

/** Characters. */
export const OPPORTUNITY_LIMITS = { title: 80, longText: 5000 } as const;

/** What stands in place of a company that is not named. */
export const CONFIDENTIAL_COMPANY = 'Confidential Company';
