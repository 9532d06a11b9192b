import type { RowAction } from './EventRows';
import { FilteredListing } from './FilteredListing';
import { useContentGoalQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';

/** The page of a goal: its salons, and who teaches them. */
export function GoalListing({ slug, action }: { slug: string; action: RowAction }) {
  const query = useContentGoalQuery({ slug });
  return (
    <ListingFrame
      kind="goal"
      query={query}
      field="tag"
      result={query.currentData?.tag}
      titleOf={({ title }) => title}
    >
      {({ title }) => (
        <FilteredListing
          action={action}
          filter={{ tag: { equals: slug } }}
          tone="verdigris"
          kind={listingText.goal}
          title={title}
        />
      )}
    </ListingFrame>
  );
}
