import { rsvpChanged } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import type { Contact, Guest } from '../sources/sources';
import { FINISHED } from '../answers/expectedAnswers';
import { defineJob } from './job';

const known = z.string().optional();

export const rsvpFlowPayload = z.strictObject({
  event_id: z.string(),
  contentful_id: z.string().nullable(),
  email: z.email(),
  company: known,
  last_name: z.string(),
  first_name: z.string(),
  title: known,
  country: known,
  city: known,
  state: known,
  rsvp: z.enum(['RESERVED', 'PENDING', 'INVITED']),
  user_id: known,
  linkedin: known,
  invite_code: known,
  agree: z.boolean(),
  newsletter: z.boolean(),
  isPublic: z.boolean(),
  requires_payment: z.boolean(),
});

export const rsvpFlow = defineJob({
  message: rsvpChanged,
  method: 'POST',
  path: '/jobs/run_wait_result/f/f/salesforce/rsvp_flow',
  answer: FINISHED,
  payload: rsvpFlowPayload,
  async compose({ rsvp_id, rsvp, isPublic, invite_code }, sources) {
    const notice = await sources.rsvpNotice(rsvp_id);
    if (!notice) return null;
    const person = notice.user_id
      ? fromContact(await sources.contact(notice.user_id))
      : fromGuest(notice.guest);
    if (!person) return null;
    const { id, contentful_id, requires_payment } = notice.salon;
    return {
      ...person,
      event_id: id,
      contentful_id,
      rsvp,
      invite_code: invite_code ?? undefined,
      // The public form cannot be sent without either; members agreed when they joined.
      agree: true,
      newsletter: true,
      isPublic,
      requires_payment,
    };
  },
});

const fromContact = (contact: Contact | null) =>
  contact && {
    email: contact.email,
    first_name: contact.first_name,
    last_name: contact.last_name,
    title: contact.title ?? undefined,
    company: contact.company ?? undefined,
    city: contact.city ?? undefined,
    linkedin: contact.linkedin_url ?? undefined,
    user_id: contact.id,
  };

const fromGuest = (guest: Guest | null) =>
  guest?.email
    ? {
        email: guest.email,
        first_name: guest.first_name ?? '',
        last_name: guest.last_name ?? '',
        title: guest.title ?? undefined,
        company: guest.company ?? undefined,
        country: guest.country ?? undefined,
        city: guest.city ?? undefined,
        state: guest.state ?? undefined,
        linkedin: guest.linkedin ?? undefined,
      }
    : null;
