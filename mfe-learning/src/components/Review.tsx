import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { Avatar, formatDay, Hint, ReadMore, StarRating, UsersIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { SelectedReviewFragment } from './__generated__/review';
import { reviewsText } from './review.messages';

/** A member's review, with the name or as 'Member Review'. */
export function Review({ review }: { review: SelectedReviewFragment }) {
  const { rating, feedback, reviewer_name, reviewer, created_at } = review;
  return (
    <article>
      <Head>
        {reviewer ? (
          <Avatar name={reviewer_name} picture={reviewer.image} size={40} />
        ) : (
          <Nobody>
            <UsersIcon size={20} />
          </Nobody>
        )}
        <div>
          {/* The label of an anonymous review is translated. */}
          <Name>{reviewer ? reviewer_name : translateSentence(reviewer_name)}</Name>
          <Hint>{formatDay(created_at)}</Hint>
        </div>
        <StarRating value={rating} />
      </Head>
      {feedback && <ReadMore text={feedback} limit={LIBRARY_LIMITS.reviewText} less={reviewsText.readLess} />}
    </article>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[12]};
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
