import { FilteredListing } from './FilteredListing';
import { useContentCategoryQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';

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
        <FilteredListing
          filter={{ category: { equals: slug } }}
          tone="morocco"
          kind={listingText.category}
          title={title}
          lead={description}
        />
      )}
    </ListingFrame>
  );
}
