import * as z from 'zod/mini';

/** What this domain has other systems told, as it stands in the outbox. Servers only. */

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** A company was added to the list. */
export const companyCreated = {
  channel: 'workflow',
  kind: 'apex_create_company',
  payload: z.strictObject({ title: z.string() }),
};

/** Fields of a member that changed, by the names of the profile. */
export const contactChanged = {
  channel: 'workflow',
  kind: 'update_contact',
  payload: z.strictObject({ user_id: id, data: z.record(z.string(), z.unknown()) }),
};

const connection = z.strictObject({ connection_id: id });

/** A member was asked to connect: told to her, unless the request is gone by then. */
export const connectionRequested = { channel: 'mail', kind: 'connection_requested', payload: connection };

/** She accepted: told to the one who asked. */
export const connectionAccepted = { channel: 'mail', kind: 'connection_accepted', payload: connection };

/** To her who paid for a membership: what she bought and how she comes in, read when it leaves. */
export const membershipWelcome = {
  channel: 'mail',
  kind: 'membership_welcome',
  payload: z.strictObject({ order_id: id }),
};

/** To a friend whom a member has invited, unless she has become a member by then. */
export const referralInvitation = {
  channel: 'mail',
  kind: 'referral_invitation',
  payload: z.strictObject({ referral_id: id }),
};

/** A member is forgotten: the CRM is to forget her too. */
export const contactDeleted = {
  channel: 'workflow',
  kind: 'delete_contact',
  payload: z.strictObject({ user_id: id }),
};

/** An admin lets her address become another: that one is asked to confirm. */
export const emailChangeApproved = {
  channel: 'mail',
  kind: 'email_change_approved',
  payload: z.strictObject({ request_id: id, user_id: id, email: z.email() }),
};
