import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { Avatar, formatDay, Hint, ReadMore, Section, StarRating, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { Coach } from './coachProfile.api';

const { reviewsShown: SHOWN, reviewText: FEEDBACK_LENGTH } = COACH_LIMITS;

/** Two selected reviews, and the rest on asking. */
export function CoachReviews({ reviews }: { reviews: NonNullable<Coach['reviews']> }) {
  const [all, setAll] = useState(false);
  if (reviews.length === 0) return null;
  return (
    <Section
      title="Selected reviews"
      actions={
        reviews.length > SHOWN && (
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show Less' : 'Show More'}
          </TextButton>
        )
      }
    >
      <List>
        {reviews.slice(0, all ? reviews.length : SHOWN).map((review) => (
          <li key={review.id}>
            <Head>
              <Avatar name={review.reviewer_name} picture={review.reviewer?.image} size={40} />
              <div>
                <Name>{review.reviewer_name}</Name>
                <Hint>{formatDay(review.created_at)}</Hint>
              </div>
              <StarRating value={review.rating} />
            </Head>
            <ReadMore text={review.feedback ?? ''} limit={FEEDBACK_LENGTH} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[24]};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[12]};
  align-items: center;
  margin-bottom: ${token.space[8]};
`;

const Name = styled.p`
  font-weight: ${token.weight.strong};
  line-height: 1.35;
`;
