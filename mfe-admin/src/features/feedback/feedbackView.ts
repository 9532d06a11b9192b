import { REVIEW_STATES, REVIEW_TYPES, type ReviewState, type ReviewType } from '@athenaeum/content-contract';
import type { FeedbackInput } from './__generated__/feedback';

export const PAGE_SIZE = 20;

export interface FeedbackView {
  state: ReviewState | 'all';
  type: ReviewType | '';
  /** From 1. */
  page: number;
}

/** What waits for staff comes first. */
const FIRST: FeedbackView['state'] = 'pending';

/** What an address asks to see. */
export const viewOf = (params: URLSearchParams): FeedbackView => ({
  state: [...REVIEW_STATES, 'all' as const].find((state) => state === params.get('state')) ?? FIRST,
  type: REVIEW_TYPES.find((type) => type === params.get('type')) ?? '',
  page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
});

export function addressOf({ state, type, page }: FeedbackView): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== FIRST) query.set('state', state);
  if (type) query.set('type', type);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const queryOf = ({ state, type, page }: FeedbackView): FeedbackInput => ({
  ...(state !== 'all' && { state: { equals: state } }),
  ...(type && { review_type: { equals: type } }),
  take: PAGE_SIZE,
  skip: (page - 1) * PAGE_SIZE,
});
