import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { Review } from '@athenaeum/shared-ui';
import { memberReviewText } from './memberReview.messages';

type MemberReviewProps = {
  review: {
    reviewer_name: string;
    reviewer?: { image?: string | null } | null;
    /** Epoch ms. */
    created_at: number;
    rating: number;
    feedback?: string | null;
  };
};

/** A member's review of a coach or of the portfolio service. */
export const MemberReview = ({ review }: MemberReviewProps) => (
  <li>
    <Review
      name={review.reviewer_name}
      reviewer={review.reviewer}
      at={review.created_at}
      rating={review.rating}
      text={review.feedback}
      limit={COACH_LIMITS.reviewText}
      less={memberReviewText.readLess}
    />
  </li>
);
