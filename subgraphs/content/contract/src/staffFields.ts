import * as z from 'zod/mini';

const MAX_REASON_LENGTH = 500;

/** A required text. */
export const line = (missing: string, longest: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(longest, `Keep it to ${longest} characters`));

/** An optional text; an empty one counts as missing. */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(longest, `Keep it to ${longest} characters`))),
    z.transform((given: string | null) => given || null),
  );

/** A page elsewhere. */
export const webLink = (longest: number) =>
  z
    .string('Enter a link, like https://example.org')
    .check(
      z.trim(),
      z.maxLength(longest, `Keep it to ${longest} characters`),
      z.regex(/^https?:\/\/[^\s<>"]+$/i, 'Enter a link, like https://example.org'),
    );

/** The fields of every change by staff: `updated_at` as it was read, and a reason, which is stored. */
export const staffChange = {
  updated_at: z.nullish(z.number()),
  reason: z.nullish(
    z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH, `Keep it to ${MAX_REASON_LENGTH} characters`)),
  ),
};

/** When something is published, epoch ms. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const LAST_DAY = Date.UTC(2100, 0, 1);
export const instant = (missing: string) =>
  z
    .number(missing)
    .check(
      z.gte(FIRST_DAY, 'Enter a date between 2000 and 2099'),
      z.lt(LAST_DAY, 'Enter a date between 2000 and 2099'),
    );

export const publication = {
  published: z.boolean(),
  publish_at: z.nullable(instant('Enter when it is published')),
};
