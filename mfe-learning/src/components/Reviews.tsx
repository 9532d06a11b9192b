import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { Dialog, Review, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { SelectedReviewFragment } from './__generated__/review';
import { reviewsText } from './review.messages';

/** The first two; Show More opens all of them. */
export function Reviews({ reviews }: { reviews: readonly SelectedReviewFragment[] }) {
  const [isOpen, setOpen] = useState(false);
  const few = LIBRARY_LIMITS.reviewsShown;
  return (
    <div>
      <ReviewList reviews={reviews.slice(0, few)} />
      {reviews.length > few && (
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {reviewsText.showMore}
        </TextButton>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={reviewsText.selected} wide sheet>
        <ReviewList reviews={reviews} />
      </Dialog>
    </div>
  );
}

const ReviewList = ({ reviews }: { reviews: readonly SelectedReviewFragment[] }) => (
  <List>
    {reviews.map(({ id, rating, feedback, reviewer_name, reviewer, created_at }) => (
      <li key={id}>
        <Review
          // The label of an anonymous review is translated.
          name={reviewer ? reviewer_name : translateSentence(reviewer_name)}
          reviewer={reviewer}
          at={created_at}
          rating={rating}
          text={feedback}
          limit={LIBRARY_LIMITS.reviewText}
          less={reviewsText.readLess}
        />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  margin-bottom: ${token.space[8]};
`;
