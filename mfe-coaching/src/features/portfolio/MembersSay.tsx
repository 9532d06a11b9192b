import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import { REVIEW_RULES } from '@athenaeum/content-contract';
import { Avatar, formatDay, Hint, ReadMore, StarRating } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { PortfolioService } from './portfolio.api';

/** The words of members who were glad of it: at most four (specification 5). */
export function MembersSay({ reviews }: { reviews: NonNullable<PortfolioService['reviews']> }) {
  const told = reviews.filter(({ feedback, rating }) => feedback && rating >= REVIEW_RULES.publicFrom);
  if (told.length === 0) return <Hint>No reviews yet. Yours could be the first.</Hint>;
  return (
    <List>
      {told.slice(0, REVIEW_RULES.portfolioShown).map((review) => (
        <li key={review.id}>
          <Head>
            <Avatar name={review.reviewer_name} picture={review.reviewer?.image} size={40} />
            <div>
              <Name>{review.reviewer_name}</Name>
              <Hint>{formatDay(review.created_at)}</Hint>
            </div>
            <StarRating value={review.rating} />
          </Head>
          <ReadMore text={review.feedback ?? ''} limit={COACH_LIMITS.reviewText} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  gap: ${token.space[32]} ${token.space[48]};
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
