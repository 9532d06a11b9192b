import { Cover, formatHoursAndMinutes, Hint, LinkButton, Meta, PlayIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { namesOf } from '../../../components/namesOf';
import { peopleText } from '../../../components/people.messages';
import { useIsMember } from '../../../components/useIsMember';
import { useContentNextUpQuery } from '../recording.api';
import { playerText } from './player.messages';

interface NextUpProps {
  salonId: string;
  category: { slug: string; title: string };
}

/** The newest recording of the same category that the member has not watched; hidden where there is none. */
export function NextUp({ salonId, category }: NextUpProps) {
  const isMember = useIsMember();
  const { data, isLoading } = useContentNextUpQuery({ category: category.slug }, { skip: !isMember });
  const next = data?.next?.data?.find(({ id }) => id !== salonId);
  if (isLoading) return <Expected />;
  if (!next) return null;
  const names = namesOf(next.salon_relations);
  return (
    <Line aria-label={playerText.nextUp}>
      <Cover slug={next.slug} thumbnail={next.thumbnail} />
      <div>
        <Hint>{playerText.nextUpIn({ category: category.title })}</Hint>
        <h2>{next.title}</h2>
        <Meta>
          {[formatHoursAndMinutes(next.event_duration), names && peopleText.with({ names })]
            .filter(Boolean)
            .join(' · ')}
        </Meta>
      </div>
      <LinkButton
        look="outlined"
        icon={<PlayIcon size={18} />}
        href={`/salons/${next.slug}`}
        aria-label={playerText.watchNextOf({ title: next.title })}
      >
        {playerText.watchNext}
      </LinkButton>
    </Line>
  );
}

/** Reserves the space, to avoid a layout shift. */
const Expected = styled.div`
  height: 107px;

  ${media.under(600)} {
    height: 150px;
  }
`;

const Line = styled.section`
  min-height: 107px;

  ${media.under(600)} {
    min-height: 150px;
  }

  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) auto;
  gap: ${token.space[16]};
  align-items: center;
  padding: ${token.space[12]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};

  & h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }

  ${media.under(600)} {
    grid-template-columns: 96px minmax(0, 1fr);

    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  @media print {
    display: none;
  }
`;
