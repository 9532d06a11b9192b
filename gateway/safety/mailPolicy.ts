import type { Role } from '@athenaeum/kit';
import { maySee } from './readPolicy';

/**
 * What a letter may contain beyond its reader's own data and what the reader may read anyway: kinds | models, and their
 * state | paths | why | where that is decided.
 */
const MAIL_POLICY = `
guest_asked rsvp_confirmation waitlist_promotion salon_reminder salon_news attendees_note seat_cancelled rsvp_withdrawn | rsvp | guest.first_name guest.last_name guest.email | the reader is the guest | decisions, Salons
rsvp_confirmation waitlist_promotion salon_reminder salon_news attendees_note | salon | link | the reader has the seat, by the public form too | decisions, Salons
guest_asked rsvp_confirmation waitlist_promotion salon_reminder salon_news attendees_note salon_invited seat_cancelled rsvp_withdrawn | salon-private | title link in_person_location location_city location_state | the reader was invited to it | decisions, Salons
week_letter | salon-private | title | the reader has a seat or a place in line | decisions, Salons
application_received application_withdrawn | user | email | whom board support answers | community 6
email_change_approved | user | first_name last_name | the reader's new address | decisions, Signing up and in
portfolio_news | portfolio | title writer_name drafts.note drafts.answer_note | the two write to each other; support is told that one was ordered | learning 1, Branded Career Portfolio
referral_invitation | user | first_name last_name | who invites the reader | community 1
referral_invitation | referral | referred_first_name referred_last_name referred_email referrer_first_name referrer_last_name | who invites the reader | community 1
posting_submitted posting_stands posting_reminder posting_change_decided | opportunity opportunity-waiting opportunity-confidential | title poster.name poster.email | the reader's own posting | decisions, Opportunities
`;

const said = new Set(
  MAIL_POLICY.trim()
    .split('\n')
    .flatMap((line) => {
      const [kinds = '', models = '', paths = '', why, from] = line.split('|').map((part) => part.trim());
      if (!why || !from) throw new Error(`Not an exception: ${line}`);
      return kinds
        .split(' ')
        .flatMap((kind) => models.split(' ').map((model) => `${kind} ${model}`))
        .flatMap((place) => paths.split(' ').map((path) => `${place}.${path}`.toLowerCase()));
    }),
);

/** Whether a letter of a kind may contain the text at a place for a reader with these roles. */
export const maySay = (kind: string, roles: readonly Role[], place: string): boolean =>
  maySee(roles, place) || said.has(`${kind} ${place}`);
