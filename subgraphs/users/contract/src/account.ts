import * as z from 'zod/mini';
import { USER_LIMITS } from './limits';

export const companyTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Company is required'),
    z.maxLength(USER_LIMITS.companyTitle, `Keep it to ${USER_LIMITS.companyTitle} characters`),
  );

/** A company that a member adds because the list does not have it. */
export const createAccountInput = z.strictObject({ title: companyTitle });
export type CreateAccountInput = z.infer<typeof createAccountInput>;

export const ACCOUNT_EXISTS = 'This company is already in our list: choose it instead';
