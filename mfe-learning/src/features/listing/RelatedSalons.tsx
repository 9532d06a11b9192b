import { Hint } from '@athenaeum/shared-ui';
import type { RecordedCardFragment } from '../../components/__generated__/salonCards';
import { noEventsText } from '../../components/noEvents.messages';
import { RecordedCard } from '../../components/RecordedCard';
import { usePageOf } from '../../components/usePageOf';
import type { ListedSalonFragment } from './__generated__/listedSalons';
import { EventList } from './EventList';
import { EventRows, type RowAction } from './EventRows';
import { listingText } from './listing.messages';
import { PAGE_SIZE, SalonPages } from './SalonPages';

type RelatedSalon = ListedSalonFragment & RecordedCardFragment & { has_recording: boolean };

type Relations = readonly { salon?: RelatedSalon | null }[];

interface RelatedUpcomingProps {
  relations: Relations;
  action: RowAction;
  title?: string;
  flush?: boolean;
  /** What is said where there is none. */
  empty?: string;
}

/** What can still be attended, in an editor's order. */
export function RelatedUpcoming({ relations, action, empty, ...section }: RelatedUpcomingProps) {
  const view = usePageOf('upcoming');
  const { upcoming } = splitByPhase(relations);
  return (
    <EventList
      {...section}
      view={view}
      count={upcoming.length}
      pageOf={(page, isNew) => <EventRows salons={pageOf(upcoming, page)} action={action} isNew={isNew} />}
    >
      {upcoming.length === 0 && <Hint>{empty ?? noEventsText.upcoming}</Hint>}
    </EventList>
  );
}

/** What can be watched, in an editor's order. */
export function RelatedRecordings({ relations }: { relations: Relations }) {
  const view = usePageOf('page');
  const { recorded } = splitByPhase(relations);
  return (
    <SalonPages
      title={listingText.recordings}
      view={view}
      count={recorded.length}
      cards={pageOf(recorded, view.page).map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty={listingText.noRecordings}
    />
  );
}

const pageOf = <Salon,>(all: Salon[], page: number) => all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** What can still be attended, and what can be watched, each in the editor's order. */
export function splitByPhase(relations: Relations) {
  const salons = relations.flatMap(({ salon }) => salon ?? []);
  return {
    upcoming: salons.filter(({ phase }) => phase !== 'RECORDED'),
    recorded: salons.filter(({ phase, has_recording }) => phase === 'RECORDED' && has_recording),
  };
}
