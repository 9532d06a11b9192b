import { isMissing } from '@athenaeum/shell-contract';
import {
  Card,
  ErrorPanel,
  Loading,
  Person,
  Section,
  Skeleton,
  StarRating,
  truncate,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useContentTestimonialsQuery } from './testimonials.api';
import { testimonialsText } from './testimonials.messages';

const MAX_LENGTH = 280;
const MAX_SHOWN = 3;

/** Three selected reviews, an editor's choice first (specification 9). */
export function Testimonials() {
  const { data, isError, isFetching, refetch } = useContentTestimonialsQuery({});
  const reviews = data?.testimonials?.data;

  if (reviews?.length === 0) return null;
  return (
    <Section title={testimonialsText.title} note={testimonialsText.note}>
      {reviews ? (
        <Three>
          {reviews.map(({ id, rating, feedback, reviewer_name, reviewer, event_title }) => (
            <Words as="li" key={id}>
              <StarRating value={rating} />
              <blockquote>{truncate(feedback ?? '', MAX_LENGTH)}</blockquote>
              <Person
                name={reviewer_name}
                picture={reviewer?.image}
                role={event_title && testimonialsText.after({ event: event_title })}
                size={48}
              />
            </Words>
          ))}
        </Three>
      ) : isError || isMissing(data, 'testimonials') || data?.testimonials?.ok === false ? (
        <ErrorPanel title={testimonialsText.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={testimonialsText.loading}>
          <Three as="div">
            {Array.from({ length: MAX_SHOWN }, (_, index) => (
              <Skeleton key={index} $height="206px" />
            ))}
          </Three>
        </Loading>
      )}
    </Section>
  );
}

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled(Card).attrs({ $padded: true })`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token.space[16]};

  & > blockquote {
    font: italic ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
  }
`;
