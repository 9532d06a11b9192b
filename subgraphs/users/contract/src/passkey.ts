import * as z from 'zod/mini';

export const PASSKEY_LIMITS = { name: 60 } as const;

const INVISIBLE_CHARACTERS = /\p{Cc}/u;

/** The name of a passkey: one line, at most 60 characters. The same schema checks the form and the server. */
export const passkeyName = z.string('Give it a name').check(
  z.trim(),
  z.minLength(1, 'Give it a name'),
  z.maxLength(PASSKEY_LIMITS.name, `Keep it to ${PASSKEY_LIMITS.name} characters`),
  z.refine((name) => !INVISIBLE_CHARACTERS.test(name), 'Keep it to one line'),
);
