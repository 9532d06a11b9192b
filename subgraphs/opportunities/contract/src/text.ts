import * as z from 'zod/mini';
import { OPPORTUNITY_LIMITS } from './opportunity';

/** Line breaks and direction marks, which nobody means to type. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** The same without line feeds and tabs, which paragraphs may have. */
const UNSEEN_BUT_BREAKS = /[^\P{Cc}\n\t]+|[\u202a-\u202e\u2066-\u2069]+/gu;

const inOneLine = (text: string) => text.replace(INVISIBLE_CHARACTERS, ' ').replace(/ {2,}/g, ' ');

/** A required line. */
export const line = (missing: string, { min = 1, max = OPPORTUNITY_LIMITS.line as number, long = '' } = {}) =>
  z
    .string(missing)
    .check(
      z.overwrite(inOneLine),
      z.trim(),
      z.minLength(min, missing),
      z.maxLength(max, long || `Keep it to ${max} characters`),
    );

/** An optional line. */
export const optionalLine = (max: number = OPPORTUNITY_LIMITS.line) =>
  orNothing(
    z.string().check(z.overwrite(inOneLine), z.trim(), z.maxLength(max, `Keep it to ${max} characters`)),
  );

/** Optional paragraphs, as plain text whatever they contain. */
export const longText = (max: number = OPPORTUNITY_LIMITS.longText) =>
  orNothing(
    z.string().check(
      z.overwrite((text) => text.replace(/\r\n?/g, '\n').replace(UNSEEN_BUT_BREAKS, '')),
      z.trim(),
      z.maxLength(max, `Keep it to ${max} characters`),
    ),
  );

export const address = (missing: string, wrong: string) =>
  z
    .string(missing)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, missing), z.maxLength(254, wrong), z.email(wrong));

/** One of a list; an untouched select sends an empty text. */
export const optionalChoice = <const T extends readonly string[]>(
  options: T,
  wrong = 'Choose one of the options',
) =>
  z.pipe(
    z.nullish(z.string()),
    z.pipe(
      z.transform((given: string | null | undefined) => given || null),
      z.nullable(z.enum(options, wrong)),
    ),
  );

/** An optional day, as a date field has it. */
export const optionalDay = (wrong = 'Enter a date') =>
  z.pipe(
    z.nullish(z.string()),
    z.pipe(
      z.transform((given: string | null | undefined) => given || null),
      z.nullable(z.iso.date(wrong)),
    ),
  );

/** A web address: anything executable or obfuscated is refused; a missing scheme is added. */
export const website = z.pipe(
  z.nullish(z.string().check(z.trim())),
  z.pipe(
    z.transform((given: string | null | undefined) => {
      if (!given) return null;
      return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`;
    }),
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(OPPORTUNITY_LIMITS.website, `Keep it to ${OPPORTUNITY_LIMITS.website} characters`),
          z.refine(isWebAddress, 'Enter a website, such as company.com'),
        ),
    ),
  ),
);

function isWebAddress(given: string): boolean {
  if (/\s/.test(given) || !URL.canParse(given)) return false;
  const { protocol, hostname, username, password } = new URL(given);
  return /^https?:$/.test(protocol) && hostname.includes('.') && !username && !password;
}

function orNothing(text: z.ZodMiniString<string>) {
  return z.pipe(
    z.nullish(text),
    z.transform((given: string | null | undefined) => given || null),
  );
}
