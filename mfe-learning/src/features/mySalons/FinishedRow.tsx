import { formatDay, formatHoursAndMinutes, Meta, StarRating, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { namesOf } from '../../components/namesOf';
import { peopleText } from '../../components/people.messages';
import type { WatchedSalon } from './mySalons.api';
import { Picture, Words } from '../../components/SalonRow';
import { mySalonsText } from './mySalons.messages';

/** A recording that was watched to the end: when, and the member's review. */
export function FinishedRow({ salon }: { salon: WatchedSalon }) {
  const { slug, title, event_duration, my_progress, my_review, can_review } = salon;
  const names = namesOf(salon.salon_relations);
  return (
    <Line>
      <Picture slug={slug} thumbnail={salon.thumbnail} />
      <Words>
        <h3>
          <a href={`/salons/${slug}`}>{title}</a>
        </h3>
        <Meta>
          {[formatHoursAndMinutes(event_duration), names && peopleText.with({ names })]
            .filter(Boolean)
            .join(' · ')}
        </Meta>
      </Words>
      {my_progress && <When>{mySalonsText.watched({ day: formatDay(my_progress.updated_at) })}</When>}
      {my_review ? (
        <StarRating value={my_review.rating} />
      ) : (
        can_review && (
          <TextLink
            look="more"
            href={`/salons/${slug}`}
            aria-label={mySalonsText.leaveReviewOf({ salon: title })}
          >
            {mySalonsText.leaveReview}
          </TextLink>
        )
      )}
    </Line>
  );
}

const When = styled(Meta)`
  flex: none;

  ${media.under(768)} {
    display: none;
  }
`;

const Line = styled.article`
  display: flex;
  align-items: center;
  gap: ${token.space[24]};
  padding-block: ${token.space[16]};

  & > ${Picture} {
    width: 112px;
  }

  ${media.under(768)} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${token.space[8]} ${token.space[16]};

    & > ${Picture} {
      width: 96px;
    }

    & > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
