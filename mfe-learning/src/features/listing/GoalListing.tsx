import { useReadAgain } from '@athenaeum/shell-contract';
import type { RowAction } from './EventRows';
import { FilteredListing } from './FilteredListing';
import { useContentGoalQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { ownGoal } from './ownGoal';
import { OwnGoalButton } from './OwnGoalButton';

/** The page of a goal: its salons, and who teaches them; the member may make it their own. */
export function GoalListing({ slug, action }: { slug: string; action: RowAction }) {
  const query = useContentGoalQuery({ slug });
  const me = query.currentData?.me?.data;
  const reload = useReadAgain(query.refetch);
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
          kind={ownGoal(me?.goals ?? [], title) ? listingText.yourGoal : listingText.goal}
          title={title}
        >
          {me && <OwnGoalButton title={title} me={me} reload={reload} />}
        </FilteredListing>
      )}
    </ListingFrame>
  );
}
