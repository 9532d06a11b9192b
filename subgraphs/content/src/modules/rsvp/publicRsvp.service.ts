import { CONSENTS, CONTENT_MESSAGES, type PublicRSVPForm } from '@athenaeum/content-contract';
import { isSignedIn, Refusal, type Viewer } from '@athenaeum/kit';
import { salonToChange } from '../salon/salon.service';
import { assertCanBePaid } from './paidSeats';
import { assertMayAttend, assertTakesRSVPs } from './rsvp.policy';
import type { RSVPRow } from './rsvp.model';
import { nameOf } from './rsvp.service';
import { askForSeat } from './seats';

/**
 * A seat by the public form. A visitor is known by her address alone: who she is elsewhere is never looked up, so the
 * answer cannot tell. Somebody who is signed in holds it as herself, so that nobody sits on two seats.
 */
export async function publicRSVP(viewer: Viewer, form: PublicRSVPForm): Promise<RSVPRow> {
  const { event_id, agree: _agree, signUpCheck: _signUpCheck, invite_code, ...guest } = form;
  const salon = await salonToChange(viewer, { _id: event_id });
  assertTakesRSVPs(salon, Date.now());
  // Who pays has an account to which the seat belongs.
  if (salon.requires_payment && !isSignedIn(viewer))
    throw new Refusal('UNAUTHENTICATED', CONTENT_MESSAGES.signInToPay);
  await assertMayAttend(viewer, salon, invite_code);
  await assertCanBePaid(salon);
  const given_at = Date.now();
  return askForSeat(
    salon._id,
    isSignedIn(viewer) ? { user_id: viewer.id } : { guest_email: guest.email.toLowerCase() },
    {
      ...nameOf(viewer),
      guest,
      consents: CONSENTS.map((name) => ({ name, given_at })),
    },
    { invite_code },
  );
}
