/** Best first, as the survey lists them. */
export const RATINGS = [
  { value: 5, label: 'Excellent' },
  { value: 4, label: 'Good' },
  { value: 3, label: 'Average' },
  { value: 2, label: 'Poor' },
  { value: 1, label: 'Very Poor' },
] as const;

export const REVIEW_TYPES = ['Coaching', 'Salons', 'Pathways', 'BCP'] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

/** What is shown publicly: feedback, not private, rated at least so. Who has watched this much of a recording may review it. */
export const REVIEW_RULES = {
  publicFrom: 4,
  portfolioShown: 4,
  caption: 'Selected reviews',
  watchedFrom: 0.25,
} as const;

export const REVIEW_LIMITS = { feedback: 5000, name: 120, reason: 500 } as const;

/** How an anonymous or nameless reviewer is shown. */
export const anonymousReviewer = 'Member Review';

/** There is one portfolio service: what its reviews are about. */
export const PORTFOLIO_SERVICE = 'bcp';

/** Pending until staff have looked at it. */
export const REVIEW_STATES = ['pending', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What staff can make of one. */
export const MODERATED_STATES = ['published', 'hidden'] as const satisfies readonly ReviewState[];

export const REVIEW_PROBLEMS = {
  rating: 'Choose a rating from 1 to 5',
  writer: 'Please enter the name of your writer',
  entry: 'Say what the review is about',
  reason: 'Say why it is hidden',
  changed: 'She has changed her review in the meantime. Please read it again.',
} as const;
