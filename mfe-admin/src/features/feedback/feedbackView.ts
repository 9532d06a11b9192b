import { REVIEW_STATES, REVIEW_TYPES } from '@athenaeum/content-contract';
import { anyOf, beside, defineListView, oneOf, pageOf, type ViewOf } from '../../components/list';
import type { FeedbackInput } from './__generated__/feedback';

/** The query parameters of the list; what waits for staff is the default. */
export const feedbackView = defineListView({
  state: oneOf([...REVIEW_STATES, 'all'], 'pending'),
  type: anyOf(REVIEW_TYPES),
  /** The review that is open beside the list. */
  review: beside(),
});

type FeedbackView = ViewOf<typeof feedbackView>;

export const queryOf = ({ state, type, page }: FeedbackView): FeedbackInput => ({
  ...(state !== 'all' && { state: { equals: state } }),
  ...(type && { review_type: { equals: type } }),
  ...pageOf({ page }),
});
