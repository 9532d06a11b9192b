import styled from 'styled-components';
import { token } from '../../theme';
import { starRatingText } from './starRating.messages';

/** A rating given, 1 to 5. */
export function StarRating({ value }: { value: number }) {
  const stars = Math.round(Math.min(Math.max(value, 0), 5));
  return (
    <Stars role="img" aria-label={starRatingText.stars({ stars })}>
      {'★'.repeat(stars)}
      <Off>{'★'.repeat(5 - stars)}</Off>
    </Stars>
  );
}

const Stars = styled.span`
  color: ${token.color.waitlistLine};
  letter-spacing: 2px;
  white-space: nowrap;
`;

const Off = styled.span`
  color: ${token.color.line};
`;
