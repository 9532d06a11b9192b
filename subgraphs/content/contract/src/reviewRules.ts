/** Best first, as the survey lists them. */
export const RATINGS = [
  { value: 5, label: 'Excellent' },
  { value: 4, label: 'Good' },
  { value: 3, label: 'Average' },
  { value: 2, label: 'Poor' },
  { value: 1, label: 'Very Poor' },
] as const;

/** BCP: the branded career portfolio, which is a service. */
export const REVIEW_TYPES = ['Coaching', 'Salons', 'Pathways', 'BCP'] as const;
/** What has to be bought before it may be reviewed. */
export const PURCHASED_REVIEW_TYPES = ['Coaching', 'BCP'] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

export const REVIEW_RULES = {
  /** The lowest rating that is shown publicly; the review must also have feedback and not be private. */
  publicFrom: 4,
  /** How many reviews the portfolio service's page shows. */
  portfolioShown: 4,
  /** How much of a recording must have been watched to review it, of 1. */
  watchedFrom: 0.25,
} as const;

/** In characters; `words` are those of the staff's search. */
export const REVIEW_LIMITS = { feedback: 5000, name: 120, reason: 500, words: 100 } as const;

/** Name of a reviewer who is anonymous or has none. */
export const anonymousReviewer = 'Member Review';

/** The entry that reviews of the portfolio service are about; there is one such service. */
export const PORTFOLIO_SERVICE = 'bcp';

/** Pending until staff have read it. */
export const REVIEW_STATES = ['pending', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The states that staff can set. */
export const MODERATED_STATES = ['published', 'hidden'] as const satisfies readonly ReviewState[];

export const REVIEW_PROBLEMS = {
  rating: 'Choose a rating from 1 to 5',
  writer: 'Please enter the name of your writer',
  entry: 'Say what the review is about',
  reason: 'Say why it is hidden',
  changed: 'The review was changed in the meantime. Please read it again.',
} as const;
