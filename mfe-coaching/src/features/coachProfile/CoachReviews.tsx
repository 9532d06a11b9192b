import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { Section, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { MemberReview } from '../../components/MemberReview';
import type { Coach } from './coachProfile.api';
import { coachProfileText } from './coachProfile.messages';

const INITIALLY_SHOWN = COACH_LIMITS.reviewsShown;

/** Two selected reviews, and the rest on request. */
export function CoachReviews({ reviews }: { reviews: NonNullable<Coach['reviews']> }) {
  const [all, setAll] = useState(false);
  if (reviews.length === 0) return null;
  return (
    <Section
      title={coachProfileText.reviews}
      actions={
        reviews.length > INITIALLY_SHOWN && (
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? coachProfileText.less : coachProfileText.more}
          </TextButton>
        )
      }
    >
      <List>
        {reviews.slice(0, all ? reviews.length : INITIALLY_SHOWN).map((review) => (
          <MemberReview key={review.id} review={review} />
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[24]};
`;
