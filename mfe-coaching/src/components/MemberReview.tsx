import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { Avatar, formatDay, Hint, ReadMore, StarRating, UsersIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { MemberReviewFragment } from './__generated__/memberReview';
import { memberReviewText } from './memberReview.messages';

/** A member's review of a coach or of the portfolio service. */
export function MemberReview({ review }: { review: MemberReviewFragment }) {
  return (
    <li>
      <Head>
        {review.reviewer ? (
          <Avatar name={review.reviewer_name} picture={review.reviewer.image} size={40} />
        ) : (
          <Nobody>
            <UsersIcon size={20} />
          </Nobody>
        )}
        <div>
          <Name>{review.reviewer_name}</Name>
          <Hint>{formatDay(review.created_at)}</Hint>
        </div>
        <StarRating value={review.rating} />
      </Head>
      <ReadMore
        text={review.feedback ?? ''}
        limit={COACH_LIMITS.reviewText}
        less={memberReviewText.readLess}
      />
    </li>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[12]};
  align-items: center;
  margin-bottom: ${token.space[8]};
`;

/** An anonymous reviewer has no initials either. */
const Nobody = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${token.color.sunken};
  color: ${token.color.ink2};
`;

const Name = styled.p`
  font-weight: ${token.weight.strong};
  line-height: 1.35;
`;
