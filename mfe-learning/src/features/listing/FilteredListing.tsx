import { ListedSalons } from './ListedSalons';
import { ListedTeachers } from './ListedTeachers';
import type { ListingFilter } from './listing.api';
import { listingText } from './listing.messages';
import { BelowRoom, ListingRoom } from './ListingRoom';
import type { RoomTone } from './roomTones';
import { useRoomFacts } from './useRoomFacts';

interface FilteredListingProps {
  filter: ListingFilter;
  tone: RoomTone;
  /** What it is: "Category". */
  kind: string;
  title: string;
  lead?: string | null | undefined;
}

/** A category or a goal: its room, its salons, and who teaches them. */
export function FilteredListing({ filter, ...room }: FilteredListingProps) {
  return (
    <>
      <ListingRoom {...room} back={{ href: '/', label: listingText.home }} {...useRoomFacts(filter)} />
      <BelowRoom>
        <ListedSalons filter={filter}>
          <ListedTeachers filter={filter} />
        </ListedSalons>
      </BelowRoom>
    </>
  );
}
