import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { Dialog, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { SelectedReviewFragment } from './__generated__/review';
import { Review } from './Review';
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
    {reviews.map((review) => (
      <li key={review.id}>
        <Review review={review} />
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
