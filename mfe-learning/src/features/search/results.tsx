import { Avatar, Cover, eventTypeLabel, formatHoursAndMinutes, formatEventTime } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { collectionText } from '../../components/collection.messages';
import { countText } from '../../components/count.messages';
import { peopleText } from '../../components/people.messages';
import { placeText } from '../../components/place.messages';
import { standingText } from '../../components/standing.messages';
import type { GroupId } from './groups';
import { ResultItem } from './ResultItem';
import type { FoundGroups } from './search.api';
import { SpokenMoment } from './SpokenMoment';

type RowOf<Id extends GroupId> = NonNullable<FoundGroups[Id]>[number];

/** The rows of one group, each linking to its page. */
export function resultsOf(group: GroupId, found: FoundGroups): ReactNode[] {
  switch (group) {
    case 'recorded':
      return (found.recorded ?? []).map((salon) => (
        <Recorded
          key={salon.id}
          salon={salon}
          spoken={found.transcripts?.find((moment) => moment.salon.id === salon.id)}
        />
      ));
    case 'upcoming':
      return (found.upcoming ?? []).map((salon) => <Upcoming key={salon.id} salon={salon} />);
    case 'speakers':
      return (found.speakers ?? []).map(({ slug, ...speaker }) => (
        <PersonResult
          key={speaker.id}
          href={`/speakers/${slug}`}
          name={speaker.name}
          picture={speaker.thumbnail}
          about={speaker.title}
        />
      ));
    case 'categories':
      return (found.categories ?? []).map((category) => (
        <CategoryResult key={category.id} category={category} />
      ));
    case 'collections':
      return (found.collections ?? []).map(({ id, slug, title, thumbnail, author, salon_count }) => (
        <ResultItem
          key={id}
          href={`/collections/${slug}`}
          title={title}
          picture={<Picture slug={slug} thumbnail={thumbnail} />}
          meta={[salons(salon_count), author && collectionText.curatedBy({ author })]
            .filter(Boolean)
            .join(' · ')}
        />
      ));
    case 'pathways':
      return (found.pathways ?? []).map(({ id, slug, title, thumbnail, seasons }) => (
        <ResultItem
          key={id}
          href={`/pathways/${slug}`}
          title={title}
          picture={<Picture slug={slug} thumbnail={thumbnail} composition="ascent" />}
          meta={seasons && countText.seasons({ count: seasons.length })}
        />
      ));
    case 'peer_groups':
      return (found.peer_groups ?? []).map(({ id, slug, title, thumbnail, salon_count }) => (
        <ResultItem
          key={id}
          href={`/peer-groups/${slug}`}
          title={title}
          picture={<Picture slug={slug} thumbnail={thumbnail} />}
          meta={salons(salon_count)}
        />
      ));
    case 'tags':
      return (found.tags ?? []).map((goal) => <GoalResult key={goal.id} goal={goal} />);
  }
}

function Recorded({
  salon,
  spoken,
}: {
  salon: RowOf<'recorded'>;
  spoken: NonNullable<FoundGroups['transcripts']>[number] | undefined;
}) {
  const [name] = (salon.salon_relations ?? []).flatMap(({ speaker }) => speaker?.name ?? []);
  const meta = [
    eventTypeLabel(salon.event_type),
    formatHoursAndMinutes(salon.event_duration),
    name && peopleText.with({ names: name }),
  ];
  return (
    <ResultItem
      href={`/salons/${salon.slug}`}
      title={salon.title}
      picture={<Picture slug={salon.slug} thumbnail={salon.thumbnail} />}
      meta={meta.filter(Boolean).join(' · ')}
    >
      {spoken && (
        <SpokenMoment
          href={`/salons/${salon.slug}?line=${spoken.line}&t=${Math.floor(spoken.start_seconds)}`}
          seconds={spoken.start_seconds}
          text={spoken.text}
        />
      )}
    </ResultItem>
  );
}

function Upcoming({ salon }: { salon: RowOf<'upcoming'> }) {
  const inPerson = salon.event_location !== 'Virtual';
  const { line } = formatEventTime({ start: salon.date, zone: salon.timezone, inPerson });
  const when = salon.phase === 'LIVE' ? standingText.liveNow : line;
  return (
    <ResultItem
      href={`/salons/${salon.slug}`}
      title={salon.title}
      picture={<Picture slug={salon.slug} thumbnail={salon.thumbnail} />}
      meta={[when, inPerson ? salon.location_city : placeText.virtual].filter(Boolean).join(' · ')}
    />
  );
}

export function PersonResult({
  href,
  name,
  picture,
  about,
}: {
  href: string;
  name: string;
  picture?: string | null;
  about?: string | null;
}) {
  return (
    <ResultItem
      href={href}
      title={name}
      picture={<Avatar name={name} picture={picture} size={64} />}
      meta={about}
    />
  );
}

export const CategoryResult = ({ category }: { category: RowOf<'categories'> }) => (
  <ResultItem
    href={`/categories/${category.slug}`}
    title={category.title}
    picture={<Door slug={category.slug} ratio="arch" />}
    meta={salons(category.salon_count)}
  />
);

export const GoalResult = ({ goal }: { goal: RowOf<'tags'> }) => (
  <ResultItem href={`/goals/${goal.slug}`} title={goal.title} meta={salons(goal.salon_count)} />
);

const salons = (count: number | null) => countText.salons({ count: count ?? 0 });

const Picture = styled(Cover)`
  flex: none;
  align-self: start;
  width: 128px;

  ${media.under(1070)} {
    width: 104px;
  }
`;

const Door = styled(Cover)`
  flex: none;
  align-self: start;
  width: 56px;
`;

export const Results = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
