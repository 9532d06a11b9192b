import { RichText } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { CoachFactsFragment } from './__generated__/coachFacts';
import { coachFactsText } from './coachFacts.messages';
import { CoachRating } from './CoachRating';
import { nextFree } from './openings/nextFree';

/** Facts for choosing a coach: next opening, rating, and number of sessions held. */
export function CoachFacts({ coach: { next_free, sessions_held, rating } }: { coach: CoachFactsFragment }) {
  if (!next_free && !rating && !sessions_held) return null;
  return (
    <Facts>
      {next_free && (
        <li>
          <RichText
            text={coachFactsText.nextOpening({ time: nextFree(next_free) })}
            parts={{ time: (words) => <strong>{words}</strong> }}
          />
        </li>
      )}
      {rating && (
        <li>
          <CoachRating rating={rating} />
        </li>
      )}
      {Boolean(sessions_held) && <li>{coachFactsText.held({ count: sessions_held! })}</li>}
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};

  & strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  }
`;
