import { REVIEW_RULES } from '@athenaeum/content-contract';
import { Hint } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { MemberReview } from '../../components/MemberReview';
import type { PortfolioService } from './portfolio.api';
import { portfolioText } from './portfolio.messages';

/** Positive reviews of members: at most four (specification 5). */
export function PortfolioReviews({ reviews }: { reviews: NonNullable<PortfolioService['reviews']> }) {
  const published = reviews.filter(({ feedback, rating }) => feedback && rating >= REVIEW_RULES.publicFrom);
  if (published.length === 0) return <Hint>{portfolioText.noReviews}</Hint>;
  return (
    <List>
      {published.slice(0, REVIEW_RULES.portfolioShown).map((review) => (
        <MemberReview key={review.id} review={review} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  gap: ${token.space[32]} ${token.space[48]};
`;
