import { messageOf, type PlatformV1, storeFor } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { rsvpApi } from './rsvp.api';
import { rsvpNoticesText } from './rsvpNotices.messages';
import { seatMessage } from './seatMessage';

interface Wanted {
  id: string;
  slug: string;
  title: string;
  rsvp_state: string;
}

const { contentCreateRsvp, contentWithdrawRsvp } = rsvpApi.endpoints;

/**
 * Reserves a seat that costs nothing, or joins the waitlist of a full event, away from the event's page: a notification tells the
 * outcome, with Undo, or the reason of a refusal with a link to the page.
 */
export async function reserveSeat(platform: PlatformV1, { id, slug, title, rsvp_state }: Wanted): Promise<void> {
  const { user } = platform.session.get();
  if (!user) return;
  const { dispatch } = storeFor(api, platform);
  const status = rsvp_state === 'FULL' ? 'PENDING' : 'RESERVED';
  const { data, error } = await dispatch(
    contentCreateRsvp.initiate({ input: { salonId: id, userId: user.id, status } }),
  );
  const seat = data?.createRSVP?.data;
  if (!seat) {
    const action = { label: rsvpNoticesText.seeEvent, onPress: () => platform.navigate(`/salons/${slug}`) };
    const message = rsvpNoticesText.notReserved({ event: title, reason: messageOf(error) });
    return platform.emit({ type: 'notify', message, action });
  }
  const withdraw = () => void dispatch(contentWithdrawRsvp.initiate({ id: seat.id }));
  platform.emit({
    type: 'notify',
    message: seatMessage({ status: seat.status, event: title, hasWaited: false }),
    action: { label: rsvpNoticesText.undo, onPress: withdraw },
  });
}
