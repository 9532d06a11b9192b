import { Avatar, Hint, StarRating } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface ReviewProps {
  review: {
    rating: number;
    feedback?: string | null;
    reviewer_name: string;
    reviewer?: { image?: string | null } | null;
  };
  when: string;
}

export function Review({ review: { rating, feedback, reviewer_name, reviewer }, when }: ReviewProps) {
  return (
    <article>
      <Head>
        <Avatar name={reviewer_name} picture={reviewer?.image} size={40} />
        <div>
          <Name>{reviewer_name}</Name>
          <Hint>{when}</Hint>
        </div>
        <StarRating value={rating} />
      </Head>
      <p>{feedback}</p>
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

const Name = styled.p`
  font-weight: ${token.weight.strong};
  line-height: 1.35;
`;
