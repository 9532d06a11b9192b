import { translateSentence } from '@athenaeum/messages';
import type { PasswordRule } from '@athenaeum/shared-ui';
import { password, PASSWORD_LIMITS } from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { setPasswordText } from './setPassword.messages';

/** The rules one by one, as the schema has them; the schema itself decides. */
export const passwordRules = (): readonly PasswordRule[] => [
  {
    label: setPasswordText.length({ min: PASSWORD_LIMITS.min }),
    isMet: (given) => given.length >= PASSWORD_LIMITS.min,
  },
  { label: setPasswordText.lowercase, isMet: (given) => /\p{Ll}/u.test(given) },
  { label: setPasswordText.uppercase, isMet: (given) => /\p{Lu}/u.test(given) },
  { label: setPasswordText.number, isMet: (given) => /[0-9]/.test(given) },
  { label: setPasswordText.special, isMet: (given) => /[!@#$%^&*]/.test(given) },
];

/** The first unmet rule of a password, with the specification's message. */
export function problemOf(given: string): string | null {
  const [issue] = z.safeParse(password, given).error?.issues ?? [];
  return issue ? translateSentence(issue.message) : null;
}
