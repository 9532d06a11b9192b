import { PageFrame } from '@athenaeum/shared-ui';
import { ListedSalons } from './ListedSalons';
import { ListedTeachers } from './ListedTeachers';
import { useContentGoalQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { ListingRoom } from './ListingRoom';
import { useRoomFacts } from './useRoomFacts';

/** The page of a goal: its salons, and who teaches them. */
export function GoalListing({ slug }: { slug: string }) {
  const filter = { tag: { equals: slug } };
  const query = useContentGoalQuery({ slug });
  const facts = useRoomFacts(filter);
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
          <ListingRoom
            tone="verdigris"
            back={{ href: '/', label: listingText.home }}
            kind={listingText.goal}
            title={title}
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
