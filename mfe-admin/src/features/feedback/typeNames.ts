import type { ReviewType } from '@athenaeum/content-contract';

/** What a review is about, in the words of the pages. */
export const TYPE_NAMES: Record<ReviewType, string> = {
  Coaching: 'Coaching',
  Salons: 'Salon',
  Pathways: 'Pathway',
  BCP: 'Branded career portfolio',
};
