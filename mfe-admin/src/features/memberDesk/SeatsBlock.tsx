import { AppLink } from '@athenaeum/shell-contract';
import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import type { MemberSeatsQuery } from './__generated__/memberDesk';
import { rowsIn } from './answered';
import { Block, BlockLine, BlockList } from './Block';
import { countOfSeats } from './counts';
import { seatsOf, useMemberSeatsQuery } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

type Seat = NonNullable<NonNullable<NonNullable<MemberSeatsQuery['user']>['data']>['rsvp']>[number];

/** The member's RSVPs and invitations, latest first. */
export function SeatsBlock({ id }: { id: string }) {
  const query = useMemberSeatsQuery(seatsOf(id), { refetchOnMountOrArgChange: true });
  const seats = rowsIn(query, 'user', (data) => data.user?.data?.rsvp);
  return (
    <Block id="seats" title={memberSectionText.seats} count={countOfSeats(query.currentData)}>
      <BlockList
        name={deskText.rsvpsList}
        rows={seats && [...seats].sort((one, other) => dateOf(other) - dateOf(one))}
        retry={query.refetch}
        retrying={query.isFetching}
        empty={deskText.noRsvps}
      >
        {(seat) => (
          <BlockLine
            key={seat.id}
            day={day(seat.salon?.date)}
            what={
              seat.salon ? (
                <AppLink to={`/admin/content/salons/${seat.salon.id}/attendees`}>{seat.salon.title}</AppLink>
              ) : (
                deskText.deletedEvent
              )
            }
            state={<State seat={seat} />}
            end={seat.salon?.event_location === 'Virtual' ? commonText.virtual : seat.salon?.location_city}
          />
        )}
      </BlockList>
    </Block>
  );
}

const dateOf = ({ salon }: Seat) => salon?.date ?? 0;

function State({ seat }: { seat: Seat }) {
  const [tone, words] = stateOf(seat);
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

function stateOf({ status, responded_at, salon }: Seat): [Tone, string] {
  const isPast = salon !== null && salon.date < Date.now();
  if (status === 'RESERVED') return isPast ? ['plain', deskText.hadSeat] : ['verdigris', deskText.attending];
  if (status === 'PENDING') return ['amber', isPast ? deskText.wasInLine : deskText.inLine];
  return ['plain', responded_at === null ? deskText.invited : deskText.notAttending];
}
