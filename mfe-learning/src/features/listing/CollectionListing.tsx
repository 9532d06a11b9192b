import { PageHeading } from '@athenaeum/shared-ui';
import { RecordedCard } from '../../components/RecordedCard';
import { UpcomingCard } from '../../components/UpcomingCard';
import { useContentCollectionQuery } from './listing.api';
import { ListingFrame } from './ListingFrame';
import { PAGE_SIZE, SalonPages } from './SalonPages';
import { usePageOf } from './usePageOf';

/** Its salons in the editor's order, those to come apart from those that have been. */
export function CollectionListing({ slug }: { slug: string }) {
  const query = useContentCollectionQuery({ slug });
  const upcomingPage = usePageOf('upcoming');
  const recordedPage = usePageOf('page');
  return (
    <ListingFrame
      kind="collection"
      query={query}
      field="collection"
      result={query.currentData?.collection}
      titleOf={({ title }) => title}
    >
      {({ title, description, author, salon_relations }) => {
        const salons = (salon_relations ?? []).flatMap(({ salon }) => salon ?? []);
        const upcoming = salons.filter(({ phase }) => phase !== 'RECORDED');
        const recorded = salons.filter(({ phase, has_recording }) => phase === 'RECORDED' && has_recording);
        const pageOf = <Salon,>(all: Salon[], { page }: { page: number }) =>
          all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        return (
          <>
            <PageHeading
              eyebrow={author ? `Collection · curated by ${author}` : 'Collection'}
              title={title}
              lead={description}
            />
            <SalonPages
              title="Upcoming"
              view={upcomingPage}
              count={upcoming.length}
              cards={pageOf(upcoming, upcomingPage).map((salon) => (
                <UpcomingCard key={salon.id} salon={salon} />
              ))}
              empty="No more upcoming events to show!"
            />
            <SalonPages
              title="Recordings"
              view={recordedPage}
              count={recorded.length}
              cards={pageOf(recorded, recordedPage).map((salon) => (
                <RecordedCard key={salon.id} salon={salon} />
              ))}
              empty="No past events to show"
            />
          </>
        );
      }}
    </ListingFrame>
  );
}
