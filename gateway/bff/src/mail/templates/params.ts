import * as z from 'zod';
import { withoutAddresses } from './withoutAddresses';

const MAX_LINE_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 254;
const MAX_LINK_LENGTH = 2000;
/** Control characters end headers and lines; the invisible ones turn text around. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const UNSEEN_BUT_BREAKS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** One line of somebody's text. */
export const line = (longest = MAX_LINE_LENGTH) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !INVISIBLE_CHARACTERS.test(text), 'Keep it to one line');

/** Text of several lines. */
export const paragraphs = (longest: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(longest)
        .refine((text) => !UNSEEN_BUT_BREAKS.test(text), 'Keep it to plain text'),
    );

export const address = z.email().max(MAX_ADDRESS_LENGTH);

export const href = z
  .url({ protocol: /^https?$/ })
  .max(MAX_LINK_LENGTH)
  .refine((url) => !/\s/.test(url) && !INVISIBLE_CHARACTERS.test(url), 'Not a link');

const MAX_GREETING_LENGTH = 40;

/**
 * A first name to greet with; empty when it is not one. Anybody may type a name beside somebody else's address, so what
 * could be a sentence or a link in disguise is not repeated to the owner of the address.
 */
export const greetingName = z
  .string()
  .nullish()
  .transform((name) => {
    const given = (name ?? '').trim();
    return given.length <= MAX_GREETING_LENGTH && /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(given) ? given : '';
  });

/**
 * One line that somebody other than staff has typed: a name, a title, a company. Mail programs make links of what looks like
 * an address, and readers take the mail for ours: what makes it one is taken out, in the subject and below it.
 */
export const typedLine = (longest = MAX_LINE_LENGTH) => line(longest).transform(withoutAddresses);

/** What somebody called a file. Its last part says what kind of file it is, which is no address. */
export const fileName = line().transform((name) => {
  const [, stem = name, extension = ''] = /^(.+)(\.(?:pdf|png|jpe?g))$/iu.exec(name) ?? [];
  return withoutAddresses(stem) + extension;
});

/** Stored before these rules were, or by others: made to fit rather than refused. */
export const sanitizeLine = (text: string | null | undefined, longest = MAX_LINE_LENGTH): string =>
  (text ?? '')
    .replace(new RegExp(`${INVISIBLE_CHARACTERS.source}+`, 'gu'), ' ')
    .trim()
    .slice(0, longest);
