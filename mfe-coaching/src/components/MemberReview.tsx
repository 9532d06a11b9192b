import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Review } from '@athenaeum/shared-ui';
import type { MemberReviewFragment } from './__generated__/memberReview';
import { memberReviewText } from './memberReview.messages';

/** A member's review of a coach or of the portfolio service. */
export const MemberReview = ({ review }: { review: MemberReviewFragment }) => (
  <li>
    <Review
      name={review.reviewer ? review.reviewer_name : translateSentence(review.reviewer_name)}
      reviewer={review.reviewer}
      at={review.created_at}
      rating={review.rating}
      text={review.feedback}
      limit={COACH_LIMITS.reviewText}
      less={memberReviewText.readLess}
    />
  </li>
);
