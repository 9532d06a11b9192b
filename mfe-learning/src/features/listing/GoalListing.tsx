import { ListedSalons } from './ListedSalons';
import { ListedTeachers } from './ListedTeachers';
import { useContentGoalQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { ListingRoom } from './ListingRoom';

/** The page of a goal: its salons, and who teaches them. */
export function GoalListing({ slug }: { slug: string }) {
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
        <>
          <ListingRoom tone="verdigris" kind={listingText.goal} title={title} />
          <ListedSalons filter={{ tag: { equals: slug } }}>
            <ListedTeachers filter={{ tag: { equals: slug } }} />
          </ListedSalons>
        </>
      )}
    </ListingFrame>
  );
}
