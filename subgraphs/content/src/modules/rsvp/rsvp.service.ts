import { rsvpOf } from './rsvpOf';
import type {
  applyInviteCodeInput,
  createRSVPInput,
  updateRSVPInput,
  withdrawRSVPInput,
} from '@athenaeum/content-contract';
import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { notFound, Refusal, type Viewer } from '@athenaeum/kit';
import type * as z from 'zod/mini';
import { actorOf } from '../../actor';
import { isMember } from '../../audience';
import type { SalonRow } from '../salon/salon.model';
import { salonToChange } from '../salon/salon.service';
import { askForSeat } from './askForSeat';
import { assertCanBePaid } from './paidSeats';
import { assertCode, assertMayAttend, assertNotOver, assertTakesRSVPs } from './rsvp.policy';
import { RSVP, type RSVPRow } from './rsvp.model';
import { giveUpSeat } from './seats';

/** A seat for the viewer, RESERVED or PENDING as the capacity allows. */
export async function createRSVP(
  viewer: Viewer,
  { salonId, userId, invite_code }: z.infer<typeof createRSVPInput>,
): Promise<RSVPRow> {
  const user_id = actorOf(viewer, userId);
  const salon = await salonToChange(viewer, { _id: salonId });
  assertTakesRSVPs(salon, Date.now());
  if (!(await wasInvited(salon, user_id))) await assertMayAttend(viewer, salon, invite_code);
  assertCanBePaid(salon);
  return askForSeat(salon._id, { user_id }, nameOf(viewer), { invite_code });
}

/** Gives the viewer's own seat, or place on the waitlist, back; until the event is over. */
export async function withdrawRSVP(
  viewer: Viewer,
  { id }: z.infer<typeof withdrawRSVPInput>,
): Promise<RSVPRow> {
  const { rsvp, salon } = await ownRSVP(viewer, id);
  assertNotOver(salon, Date.now());
  return (await giveUpSeat(rsvp._id)) ?? rsvp;
}

/** INVITED withdraws the viewer's own RSVP, anything else asks for a seat again. */
export async function updateRSVP(
  viewer: Viewer,
  { id, status }: z.infer<typeof updateRSVPInput>,
): Promise<RSVPRow> {
  if (status === 'INVITED') return withdrawRSVP(viewer, { id });
  const { rsvp, salon } = await ownRSVP(viewer, id);
  const user_id = rsvp.user_id!;
  assertTakesRSVPs(salon, Date.now());
  if (!(await wasInvited(salon, user_id))) await assertMayAttend(viewer, salon, null);
  assertCanBePaid(salon);
  return askForSeat(salon._id, { user_id }, nameOf(viewer));
}

async function ownRSVP(viewer: Viewer, id: string): Promise<{ rsvp: RSVPRow; salon: SalonRow }> {
  const rsvp = await RSVP.findOne({ _id: id, user_id: actorOf(viewer) }).lean<RSVPRow>();
  if (!rsvp) throw notFound('RSVP');
  return { rsvp, salon: await salonToChange(viewer, { _id: rsvp.salon_id }) };
}

/** The viewer's name, stored with the RSVP; nothing where the session has none. */
export const nameOf = ({ name }: Viewer): { name?: string } => (name ? { name } : {});

/** Somebody who was invited, or has used a code before, does not need it again. */
const wasInvited = async ({ _id, invite_type }: SalonRow, user_id: string): Promise<boolean> =>
  invite_type === 'INVITE_ONLY' && (await RSVP.exists(rsvpOf(_id, user_id))) !== null;

/** True when the code opens the event; members need none. */
export async function applyInviteCode(
  viewer: Viewer,
  { salonId, invite_code }: z.infer<typeof applyInviteCodeInput>,
): Promise<true> {
  const salon = await salonToChange(viewer, { _id: salonId });
  if (salon.invite_type === 'MEMBERS_ONLY' && !isMember(viewer))
    throw new Refusal('FORBIDDEN', CONTENT_MESSAGES.membersOnly);
  if (salon.invite_type === 'INVITE_ONLY') await assertCode(salon, invite_code);
  return true;
}
