import { RichText, StarIcon, VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { CoachFactsFragment } from './__generated__/coachFacts';
import { coachFactsText } from './coachFacts.messages';

/** A star, the average of a coach's reviews, and how many there are. */
export const CoachRating = ({ rating }: { rating: NonNullable<CoachFactsFragment['rating']> }) => (
  <Rating>
    <StarIcon size={16} />
    <span>
      <RichText
        text={coachFactsText.rating({ average: rating.average.toFixed(1), count: rating.count })}
        parts={{
          average: (words) => <strong>{words}</strong>,
          scale: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
        }}
      />
    </span>
  </Rating>
);

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};

  & > svg {
    flex: none;
    fill: currentcolor;
    color: ${token.color.waitlistLine};
  }

  & strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
`;
