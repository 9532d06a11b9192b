import { EmptyState } from '@athenaeum/shared-ui';
import type { RecordedCardFragment, UpcomingCardFragment } from '../../components/__generated__/salonCards';
import { noEventsText } from '../../components/noEvents.messages';
import { RecordedCard } from '../../components/RecordedCard';
import { usePageOf } from '../../components/usePageOf';
import { EventCards } from './EventCards';
import { EventList } from './EventList';
import { listingText } from './listing.messages';
import { PAGE_SIZE, SalonPages } from './SalonPages';

type RelatedSalon = UpcomingCardFragment & RecordedCardFragment & { has_recording: boolean };

type Relations = readonly { salon?: RelatedSalon | null }[];

interface RelatedSalonsProps {
  relations: Relations;
  /** A collection is mostly there to be watched. */
  recordedFirst?: boolean;
}

/** Salons in an editor's order, upcoming ones apart from past ones. */
export function RelatedSalons({ relations, recordedFirst = false }: RelatedSalonsProps) {
  const upcomingPage = usePageOf('upcoming');
  const recordedPage = usePageOf('page');
  const { upcoming, recorded } = splitByPhase(relations);
  const pageOf = <Salon,>(all: Salon[], page: number) => all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const coming = (
    <EventList
      view={upcomingPage}
      count={upcoming.length}
      pageOf={(page, isNew) => <EventCards salons={pageOf(upcoming, page)} isNew={isNew} />}
    >
      {upcoming.length === 0 && <EmptyState title={noEventsText.upcoming} drawing="door" />}
    </EventList>
  );
  return (
    <>
      {!recordedFirst && coming}
      <SalonPages
        title={listingText.recordings}
        view={recordedPage}
        count={recorded.length}
        cards={pageOf(recorded, recordedPage.page).map((salon) => (
          <RecordedCard key={salon.id} salon={salon} />
        ))}
        empty={noEventsText.past}
      />
      {recordedFirst && coming}
    </>
  );
}

/** What can still be attended, and what can be watched, each in the editor's order. */
export function splitByPhase(relations: Relations) {
  const salons = relations.flatMap(({ salon }) => salon ?? []);
  return {
    upcoming: salons.filter(({ phase }) => phase !== 'RECORDED'),
    recorded: salons.filter(({ phase, has_recording }) => phase === 'RECORDED' && has_recording),
  };
}
