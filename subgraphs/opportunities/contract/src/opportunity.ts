/** The status that board support sets, in the order in which the board lists them. */
export const OPPORTUNITY_STATUSES = ['New', 'Reviewing/Interviewing', 'Pending', 'On Hold', 'None'] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

/** Nobody can apply while it is on hold. */
export const HELD_STATUS: OpportunityStatus = 'On Hold';

/**
 * The stage of a posting: the address is unconfirmed, board support reviews it, it is on the board, its time is over, or
 * somebody closed it.
 */
export const OPPORTUNITY_STAGES = ['unconfirmed', 'review', 'published', 'expired', 'closed'] as const;
export type OpportunityStage = (typeof OPPORTUNITY_STAGES)[number];

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

/** What the mailed links to the poster are for: confirming the address, and managing the posting. */
export const POSTING_LINK_PURPOSES = ['confirm', 'poster'] as const;

/** The poster's relation to the opportunity. */
export const POSTER_RELATIONSHIPS = ['Decision Maker', 'Recruiter', 'Recommender'] as const;
export type PosterRelationship = (typeof POSTER_RELATIONSHIPS)[number];

/** How a poster heard of us. */
export const POSTER_SOURCES = [
  'Athena event',
  'LinkedIn',
  'An Athena member',
  'Web search',
  'My company or organization',
  'Speaking engagement',
  'Other',
] as const;

/** The pay as a band that can be compared; anything else is in the text. */
export const COMPENSATION_BANDS = [
  'Unpaid',
  'Expenses only',
  'Equity only',
  'Under $50K a year',
  '$50K to $100K a year',
  '$100K to $250K a year',
  '$250K to $500K a year',
  'Over $500K a year',
  'Fee per engagement',
  'To be discussed',
] as const;
export type CompensationBand = (typeof COMPENSATION_BANDS)[number];

export const YES_NO = ['Yes', 'No'] as const;

/** How long a posting stays open, in days from its publication. */
export const POSTING_DAYS = [30, 60, 90] as const;
export type PostingDays = (typeof POSTING_DAYS)[number];
export const DEFAULT_POSTING_DAYS: PostingDays = 30;
/** How long before its end the poster is reminded, in days. */
export const REMINDER_DAYS = [7, 1] as const;
/** How long after its end a posting can still be extended, in days. */
export const EXTENDABLE_DAYS = 30;

/** Maximum numbers of characters, and one minimum. */
export const OPPORTUNITY_LIMITS = {
  title: 80,
  longText: 5000,
  line: 120,
  needs: 300,
  /** The minimum of a person's name, and of a title without a company. */
  name: 5,
  website: 300,
} as const;

/** Shown in place of a confidential company. */
export const CONFIDENTIAL_COMPANY = 'Confidential Company';

/** The page on which a poster sees, extends or closes a posting; the token is in the URL's fragment, so that it is in no log. */
export const POSTED_PATH = '/opportunities/posted';
