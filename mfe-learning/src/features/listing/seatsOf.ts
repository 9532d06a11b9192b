import type { PeerGroupDetail } from './listing.api';
import { MAX_SEATS, type Seat } from './seatsAround';

type SeatedGroup = Pick<PeerGroupDetail, 'leaders' | 'members' | 'member_count' | 'my_membership'>;

/**
 * Who sits at a group's table: its leaders, then its members. They know each other; to others, a member is a seat that is
 * taken. A member without a place in the group finds a free one beside them.
 */
export function seatsOf(
  { leaders, members, member_count, my_membership }: SeatedGroup,
  isMember: boolean,
): Seat[] {
  const leading = (leaders ?? []).map(({ name, thumbnail }) => person(name, thumbnail, true));
  const seated: Seat[] = members
    ? members.flatMap(({ user }) => (user?.name ? [person(user.name, user.avatar, false)] : [UNNAMED]))
    : Array.from({ length: member_count ?? 0 }, () => UNNAMED);
  const isFree = isMember && !my_membership && !members;
  return aroundTable(leading, [...(isFree ? [OPEN] : []), ...seated]);
}

/** Leaders sit as far from each other as they can, the first at the top; of the others those who find a seat. */
function aroundTable(leading: readonly Seat[], others: readonly Seat[]): Seat[] {
  const count = Math.min(leading.length + others.length, MAX_SEATS);
  const seats = others.slice(0, Math.max(0, count - leading.length));
  for (const [index, leader] of leading.entries())
    seats.splice(Math.floor((index * count) / leading.length), 0, leader);
  return seats;
}

const UNNAMED: Seat = { kind: 'unnamed' };
const OPEN: Seat = { kind: 'open' };

const person = (name: string, picture: string | null, leads: boolean): Seat => ({
  kind: 'person',
  name,
  picture,
  leads,
});
