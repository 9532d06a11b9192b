import * as z from 'zod/mini';

export { quietUntil } from './quietHours';
export { mondayOf, weekDueAt, type Week } from './week';

/** The messages of this domain to other systems, as they are in the outbox. For servers only. */

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** A company was added to the list. */
export const companyCreated = {
  channel: 'workflow',
  kind: 'apex_create_company',
  payload: z.strictObject({ title: z.string() }),
};

/** Changed fields of a member, by their names in the profile. */
export const contactChanged = {
  channel: 'workflow',
  kind: 'update_contact',
  payload: z.strictObject({ user_id: id, data: z.record(z.string(), z.unknown()) }),
};

const connection = z.strictObject({ connection_id: id });

/** To a member with a new connection request, unless the request is gone by then. */
export const connectionRequested = { channel: 'mail', kind: 'connection_requested', payload: connection };

/** To the requester of an accepted connection. */
export const connectionAccepted = { channel: 'mail', kind: 'connection_accepted', payload: connection };

/** To the buyer of a membership: what was bought and how to sign in, read when it is sent. */
export const membershipWelcome = {
  channel: 'mail',
  kind: 'membership_welcome',
  payload: z.strictObject({ order_id: id }),
};

/** To an invited friend, unless they have become a member by then. */
export const referralInvitation = {
  channel: 'mail',
  kind: 'referral_invitation',
  payload: z.strictObject({ referral_id: id }),
};

/** To a member, on Monday: what the week holds, read when it is sent; nothing where it holds nothing. */
export const weekLetter = {
  channel: 'mail',
  kind: 'week_letter',
  payload: z.strictObject({ user_id: id, from: z.number(), until: z.number() }),
};

/** A member was forgotten, and the CRM has to delete them too. */
export const contactDeleted = {
  channel: 'workflow',
  kind: 'delete_contact',
  payload: z.strictObject({ user_id: id }),
};

/** An admin has approved a new email address, which is asked to confirm. */
export const emailChangeApproved = {
  channel: 'mail',
  kind: 'email_change_approved',
  payload: z.strictObject({ request_id: id, user_id: id, email: z.email() }),
};
