import * as z from 'zod/mini';
import { reason } from './memberRecord';

/** Requests of members that staff decide. */
export const EMAIL_REQUEST_STATUSES = ['waiting', 'approved', 'declined'] as const;
export type EmailRequestStatus = (typeof EMAIL_REQUEST_STATUSES)[number];

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** The reason is mailed to the member. */
export const declineEmailChangeInput = z.strictObject({ id, reason });
export type DeclineEmailChange = z.infer<typeof declineEmailChangeInput>;

/** Cancels a deletion for a member who has asked support to. */
export const keepMemberInput = z.strictObject({ id, reason });
export type KeepMemberInput = z.infer<typeof keepMemberInput>;
