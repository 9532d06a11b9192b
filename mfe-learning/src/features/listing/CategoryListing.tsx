import { ListedSalons } from './ListedSalons';
import { ListedTeachers } from './ListedTeachers';
import { useContentCategoryQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { ListingRoom } from './ListingRoom';

export function CategoryListing({ slug }: { slug: string }) {
  const query = useContentCategoryQuery({ slug });
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
          <ListingRoom tone="morocco" kind={listingText.category} title={title} lead={description} />
          <ListedSalons filter={{ category: { equals: slug } }}>
            <ListedTeachers filter={{ category: { equals: slug } }} />
          </ListedSalons>
        </>
      )}
    </ListingFrame>
  );
}
