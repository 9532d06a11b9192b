import * as z from 'zod/mini';
import { reason } from './memberRecord';

/** What members have asked for waits until somebody has decided it. */
export const EMAIL_REQUEST_STATUSES = ['waiting', 'approved', 'declined'] as const;
export type EmailRequestStatus = (typeof EMAIL_REQUEST_STATUSES)[number];

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** The reason goes to the member. */
export const declineEmailChangeInput = z.strictObject({ id, reason });
export type DeclineEmailChange = z.infer<typeof declineEmailChangeInput>;

/** A deletion that a member has asked support to stop. */
export const keepMemberInput = z.strictObject({ id, reason });
export type KeepMemberInput = z.infer<typeof keepMemberInput>;
