import * as z from 'zod/mini';

export const PASSKEY_LIMITS = { name: 60 } as const;

/** Line breaks and other control characters, and those that turn the text's direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The name of a passkey: one line, at most 60 characters. The same schema checks the form and the server. */
export const passkeyName = z.string('Give it a name').check(
  z.trim(),
  z.minLength(1, 'Give it a name'),
  z.maxLength(PASSKEY_LIMITS.name, `Keep it to ${PASSKEY_LIMITS.name} characters`),
  z.refine((name) => !INVISIBLE_CHARACTERS.test(name), 'Keep it to one line'),
);
