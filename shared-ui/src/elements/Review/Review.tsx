import styled from 'styled-components';
import { formatDay } from '../../format';
import { UsersIcon } from '../../icons';
import { token } from '../../theme';
import { Avatar } from '../Avatar/Avatar';
import { Hint } from '../Layout/Text';
import { ReadMore } from '../ReadMore/ReadMore';
import { StarRating } from '../StarRating/StarRating';

export type ReviewProps = {
  /** Shown for an anonymous reviewer too: "Member Review". */
  name: string;
  /** Null for an anonymous reviewer, who has no initials either. */
  reviewer: { image?: string | null } | null | undefined;
  /** Epoch ms. */
  at: number;
  rating: number;
  text?: string | null | undefined;
  /** How much of the text is shown at first, and how it is folded again. */
  limit: number;
  less: string;
};

/** A member's review: who, when, how many stars, and the words. */
export function Review({ name, reviewer, at, rating, text, limit, less }: ReviewProps) {
  return (
    <article>
      <Head>
        {reviewer ? (
          <Avatar name={name} picture={reviewer.image} size={40} />
        ) : (
          <Nobody>
            <UsersIcon size={20} />
          </Nobody>
        )}
        <div>
          <Name>{name}</Name>
          <Hint>{formatDay(at)}</Hint>
        </div>
        <StarRating value={rating} />
      </Head>
      {text && <ReadMore text={text} limit={limit} less={less} />}
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
