import * as z from 'zod/mini';
import { signUpInput } from './createUser';
import { reason } from './memberRecord';

/** How long a deletion can be cancelled. */
export const DELETION_GRACE_DAYS = 30;
/** What a member can agree to. */
export const CONSENT_KINDS = ['member_agreement'] as const;
export const LAST_ADMIN = 'You are the last admin: make another member one first.';

export const deleteUserInput = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) });
export type DeleteUserInput = z.infer<typeof deleteUserInput>;

/** A change of a member's email address, approved by an admin. */
export const approveEmailChangeInput = z.strictObject({
  user_id: z.string().check(z.minLength(1), z.maxLength(64)),
  email: signUpInput.shape.email,
  reason,
});
export type ApproveEmailChange = z.infer<typeof approveEmailChangeInput>;
