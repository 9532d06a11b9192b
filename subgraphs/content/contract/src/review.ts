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

/** What is shown publicly: feedback, not private, rated at least so. */
export const REVIEW_RULES = { publicFrom: 4, portfolioShown: 4, caption: 'Selected reviews' } as const;

/** How an anonymous or nameless reviewer is shown. */
export const anonymousReviewer = 'Member Review';
