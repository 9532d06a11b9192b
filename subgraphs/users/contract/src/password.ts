import * as z from 'zod/mini';
import { isCommonPassword } from './commonPasswords';
import { PASSWORD_LIMITS } from './limits';

/** The specification's sentences (community, section 5); the minimum and the last one are ours (decisions.md). */
export const PASSWORD_MESSAGES = {
  tooShort: 'Password too short',
  tooLong: 'Password too long',
  lowercase: 'Your password must contain a lowercase letter.',
  uppercase: 'Your password must contain a uppercase letter.',
  number: 'Your password must contain a number.',
  special: 'Your password must contain a special character. [!@#$%^&*]',
  common: 'This password is too easy to guess.',
  mismatch: 'Password do not match',
} as const;

/** A new password: the same schema checks the form and the server. */
export const password = z.string(PASSWORD_MESSAGES.tooShort).check(
  z.minLength(PASSWORD_LIMITS.min, PASSWORD_MESSAGES.tooShort),
  z.maxLength(PASSWORD_LIMITS.max, PASSWORD_MESSAGES.tooLong),
  z.regex(/\p{Ll}/u, PASSWORD_MESSAGES.lowercase),
  z.regex(/\p{Lu}/u, PASSWORD_MESSAGES.uppercase),
  z.regex(/[0-9]/, PASSWORD_MESSAGES.number),
  z.regex(/[!@#$%^&*]/, PASSWORD_MESSAGES.special),
  z.refine((given) => !isCommonPassword(given), PASSWORD_MESSAGES.common),
);
