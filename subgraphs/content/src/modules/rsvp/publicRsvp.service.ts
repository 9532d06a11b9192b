import { CONSENTS, type PublicRSVPForm } from '@athenaeum/content-contract';
import type { Viewer } from '@athenaeum/kit';
import { salonToChange } from '../salon/salon.service';
import { assertMayAttend, assertTakesRSVPs } from './rsvp.policy';
import type { RSVPRow } from './rsvp.model';
import { askForSeat } from './seats';

/** A seat for a visitor; who she is elsewhere is never looked up, so the answer cannot tell. */
export async function publicRSVP(viewer: Viewer, form: PublicRSVPForm): Promise<RSVPRow> {
  const { event_id, agree: _agree, signUpCheck: _signUpCheck, invite_code, ...guest } = form;
  const salon = await salonToChange(viewer, { _id: event_id });
  assertTakesRSVPs(salon, Date.now());
  await assertMayAttend(viewer, salon, invite_code);
  const given_at = Date.now();
  return askForSeat(
    salon._id,
    { guest_email: guest.email.toLowerCase() },
    {
      guest,
      consents: CONSENTS.map((name) => ({ name, given_at })),
    },
  );
}
