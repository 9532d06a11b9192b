import { translateSentence } from '@athenaeum/messages';
import type { PasswordRule } from '@athenaeum/shared-ui';
import { password, PASSWORD_LIMITS } from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { setPasswordText } from './setPassword.messages';

/** The rules one by one, as the schema has them; the schema itself decides. */
export const passwordRules = (): readonly PasswordRule[] => [
  {
    label: setPasswordText.length({ min: PASSWORD_LIMITS.min }),
    isMet: (text) => text.length >= PASSWORD_LIMITS.min,
  },
  { label: setPasswordText.lowercase, isMet: (text) => /\p{Ll}/u.test(text) },
  { label: setPasswordText.uppercase, isMet: (text) => /\p{Lu}/u.test(text) },
  { label: setPasswordText.number, isMet: (text) => /[0-9]/.test(text) },
  { label: setPasswordText.special, isMet: (text) => /[!@#$%^&*]/.test(text) },
];

/** The first unmet rule of a password, with the specification's message. */
export function problemOf(text: string): string | null {
  const [issue] = z.safeParse(password, text).error?.issues ?? [];
  return issue ? translateSentence(issue.message) : null;
}
