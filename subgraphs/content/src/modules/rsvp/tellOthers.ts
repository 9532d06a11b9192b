import { rsvpChanged } from '@athenaeum/content-contract/outgoing';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import type { RSVPRow } from './rsvp.model';

/** What she asked for was answered: the CRM is told, in the transaction that answered it. */
export const tellOfAnswer = (
  session: ClientSession,
  rsvp: RSVPRow,
  invite_code?: string | null,
): Promise<void> => tellCrm(session, rsvp, invite_code);

/** She moved up from the waitlist. */
export const tellOfPromotion = (session: ClientSession, rsvp: RSVPRow): Promise<void> =>
  tellCrm(session, rsvp);

/** Her seat or place is given back: she knows, the CRM is told. */
export const tellOfWithdrawal = (session: ClientSession, rsvp: RSVPRow): Promise<void> =>
  tellCrm(session, rsvp);

const tellCrm = (session: ClientSession, rsvp: RSVPRow, invite_code?: string | null): Promise<void> =>
  enqueue(session, rsvpChanged, {
    payload: {
      rsvp_id: rsvp._id,
      rsvp: rsvp.status,
      isPublic: Boolean(rsvp.guest),
      ...(invite_code ? { invite_code } : {}),
    },
    subject: rsvp._id,
  });
