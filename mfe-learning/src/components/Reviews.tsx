import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { Review, type SelectedReview } from './Review';

/** The first two; the others when asked. */
export function Reviews({ reviews }: { reviews: readonly SelectedReview[] }) {
  const [isWhole, setWhole] = useState(false);
  const few = LIBRARY_LIMITS.reviewsShown;
  return (
    <div>
      <List>
        {(isWhole ? reviews : reviews.slice(0, few)).map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </List>
      {reviews.length > few && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show Less' : 'Show More'}
        </TextButton>
      )}
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[24]};
  margin-bottom: ${token.space[8]};
`;
