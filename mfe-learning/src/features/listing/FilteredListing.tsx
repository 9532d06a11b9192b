import type { ReactNode } from 'react';
import type { RowAction } from './EventRows';
import { ListedSalons } from './ListedSalons';
import { ListedTeachers } from './ListedTeachers';
import type { ListingFilter } from './listing.api';
import { listingText } from './listing.messages';
import { BelowRoom, ListingRoom } from './ListingRoom';
import type { RoomTone } from './roomTones';
import { useRoomFacts } from './useRoomFacts';

interface FilteredListingProps {
  filter: ListingFilter;
  action: RowAction;
  tone: RoomTone;
  /** What it is: "Category". */
  kind: string;
  title: string;
  lead?: string | null | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A category or a goal: its room, its salons, and who teaches them. */
export function FilteredListing({ filter, action, ...room }: FilteredListingProps) {
  return (
    <>
      <ListingRoom {...room} back={{ href: '/', label: listingText.home }} {...useRoomFacts(filter)} />
      <BelowRoom>
        <ListedSalons filter={filter} action={action}>
          <ListedTeachers filter={filter} />
        </ListedSalons>
      </BelowRoom>
    </>
  );
}
