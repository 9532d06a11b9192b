import { PageFrame } from '@athenaeum/shared-ui';
import { ListedSalons } from './ListedSalons';
import { ListedTeachers } from './ListedTeachers';
import { useContentCategoryQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { ListingRoom } from './ListingRoom';
import { useRoomFacts } from './useRoomFacts';

export function CategoryListing({ slug }: { slug: string }) {
  const filter = { category: { equals: slug } };
  const query = useContentCategoryQuery({ slug });
  const facts = useRoomFacts(filter);
  return (
    <ListingFrame
      kind="category"
      query={query}
      field="category"
      result={query.currentData?.category}
      titleOf={({ title }) => title}
    >
      {({ title, description }) => (
        <>
          <ListingRoom
            tone="morocco"
            back={{ href: '/', label: listingText.home }}
            kind={listingText.category}
            title={title}
            lead={description}
            {...facts}
          />
          <PageFrame>
            <ListedSalons filter={filter}>
              <ListedTeachers filter={filter} />
            </ListedSalons>
          </PageFrame>
        </>
      )}
    </ListingFrame>
  );
}
