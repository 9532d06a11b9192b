import { password } from '@athenaeum/users-contract';
import * as z from 'zod';

const id = z.string().min(1).max(64);
const token = z.string().min(1).max(200);
/** The hash by which a token of a reset is stored; the gateway computes it and does not pass the token on. */
const tokenHash = z.string().min(1).max(200);

export const firstPasswordTokenInput = z.strictObject({
  user_id: id,
  checkout_id: z.string().min(1).max(200),
  /** Whether the link is mailed: its use confirms the address. */
  by_mail: z.boolean().optional(),
});
export type FirstPasswordToken = z.infer<typeof firstPasswordTokenInput>;

export const firstPasswordInput = z.strictObject({ token, user_id: id, password });
export type FirstPassword = z.infer<typeof firstPasswordInput>;

export const openResetInput = z.strictObject({ user_id: id, token_hash: tokenHash });
export type OpenReset = z.infer<typeof openResetInput>;

export const resetInput = z.strictObject({ token_hash: tokenHash, password });
export type Reset = z.infer<typeof resetInput>;
