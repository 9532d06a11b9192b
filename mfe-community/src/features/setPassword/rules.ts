import type { PasswordRule } from '@athenaeum/shared-ui';
import { password, PASSWORD_LIMITS } from '@athenaeum/users-contract';
import * as z from 'zod/mini';

/** The rules one by one, as the schema has them; the schema itself decides. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: `At least ${PASSWORD_LIMITS.min} characters`,
    isMet: (given) => given.length >= PASSWORD_LIMITS.min,
  },
  { label: 'A lowercase letter', isMet: (given) => /\p{Ll}/u.test(given) },
  { label: 'An uppercase letter', isMet: (given) => /\p{Lu}/u.test(given) },
  { label: 'A number', isMet: (given) => /[0-9]/.test(given) },
  { label: 'A special character: ! @ # $ % ^ & *', isMet: (given) => /[!@#$%^&*]/.test(given) },
];

/** The first thing that is wrong with a password, in the specification's words. */
export const problemOf = (given: string): string | null =>
  z.safeParse(password, given).error?.issues[0]?.message ?? null;
