import {
  RATINGS,
  REVIEW_LIMITS,
  REVIEW_STATES,
  REVIEW_TYPES,
  REVIEW_RULES,
} from '@athenaeum/content-contract';
import {
  anyOf,
  beside,
  defineListView,
  oneOf,
  orderOf,
  pageOf,
  sortBy,
  type ViewOf,
  words,
} from '../../components/list';
import type { FeedbackInput } from './__generated__/feedback';

export const STARS = RATINGS.map(({ value }) => `${value}` as const);
/** Too few stars to be shown publicly. */
export const FEW = 'few';

/** The query parameters of the list; what waits for staff is the default. */
export const feedbackView = defineListView({
  state: oneOf([...REVIEW_STATES, 'all'], 'pending'),
  words: words(REVIEW_LIMITS.words),
  stars: anyOf([...STARS, FEW]),
  event: words(300),
  type: anyOf(REVIEW_TYPES),
  // Not by name: the order would tell who is anonymous.
  sort: sortBy(['date', 'rating'], { key: 'date', direction: 'descending' }),
  /** The review that is open beside the list. */
  review: beside(),
});
export type FeedbackView = ViewOf<typeof feedbackView>;

/** The filters that narrow nothing. */
export const NO_FILTERS = { words: '', stars: '', type: '', event: '' } as const;

export const queryOf = (view: FeedbackView): FeedbackInput => ({
  ...(view.state !== 'all' && { state: { equals: view.state } }),
  ...(view.words.trim() && { words: view.words.trim() }),
  ...(view.stars === FEW
    ? { rating_under: REVIEW_RULES.publicFrom }
    : view.stars && { rating: Number(view.stars) }),
  ...(view.event && { event: view.event }),
  ...(view.type && { review_type: { equals: view.type } }),
  orderBy: orderOf(view.sort, { date: 'created_at', rating: 'rating' }),
  ...pageOf(view),
});
