import type { RowAction } from './EventRows';
import { FilteredListing } from './FilteredListing';
import { useContentCategoryQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';

export function CategoryListing({ slug, action }: { slug: string; action: RowAction }) {
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
          action={action}
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
