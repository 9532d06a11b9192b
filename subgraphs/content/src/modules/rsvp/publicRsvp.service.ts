import { CONSENTS, CONTENT_MESSAGES, LANGUAGES, type PublicRSVPForm } from '@athenaeum/content-contract';
import { isSignedIn, Refusal, type Viewer } from '@athenaeum/kit';
import { salonToChange } from '../salon/salon.service';
import { askForSeat } from './askForSeat';
import { askAsGuest } from './guestSeats';
import { releaseOverdueSeats } from './overdueSeats';
import { assertCanBePaid } from './paidSeats';
import { assertMayAttend, assertTakesRSVPs } from './rsvp.policy';
import type { RSVPRow } from './rsvp.model';
import { nameOf } from './rsvp.service';

/** The answer to the form: about the event, and about the caller only where somebody is signed in. */
export type PublicAnswer = Pick<RSVPRow, 'salon_id' | 'status'>;

/**
 * A seat by the public form. A visitor is identified by the address alone: its owner is never looked up, and the answer is
 * the same for any address. A signed-in caller holds it by the account, so that nobody has two seats.
 * @param language the language of the form, in which mails to a visitor are written
 */
export async function publicRSVP(
  viewer: Viewer,
  form: PublicRSVPForm,
  language?: string,
): Promise<PublicAnswer> {
  const { event_id, agree: _agree, signUpCheck: _signUpCheck, invite_code, ...guest } = form;
  const salon = await salonToChange(viewer, { _id: event_id });
  assertTakesRSVPs(salon, Date.now());
  // A paid seat belongs to an account.
  if (salon.requires_payment && !isSignedIn(viewer))
    throw new Refusal('UNAUTHENTICATED', CONTENT_MESSAGES.signInToPay);
  await assertMayAttend(viewer, salon, invite_code);
  assertCanBePaid(salon);
  const given_at = Date.now();
  const details = { guest, consents: CONSENTS.map((name) => ({ name, given_at })) };
  if (isSignedIn(viewer))
    return askForSeat(salon._id, { user_id: viewer.id }, { ...nameOf(viewer), ...details }, { invite_code });
  await releaseOverdueSeats(salon._id);
  const status = await askAsGuest(salon._id, guest.email.toLowerCase(), {
    ...{ ...details, guest: { ...guest, language: LANGUAGES.find((known) => known === language) ?? null } },
    invite_code,
  });
  return { salon_id: salon._id, status };
}
