import * as z from 'zod/mini';
import { id } from './id';

export const PUBLIC_RSVP_MESSAGES = {
  oneLine: 'Keep it to one line',
  linkedin: 'Enter a LinkedIn address, like https://www.linkedin.com/in/you',
  phone: 'Enter a phone number, like +1 415 555 0100',
} as const;

/** Line breaks and direction marks: a name is put into mail headers and other systems. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const isOneLine = (given: string) => !INVISIBLE_CHARACTERS.test(given);

const required = (message: string, limit = 120) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(limit, `Keep it to ${limit} characters`),
      z.refine(isOneLine, PUBLIC_RSVP_MESSAGES.oneLine),
    );
/** Optional; an empty text counts as missing. */
const optional = (limit: number, fits: (given: string) => boolean, message: string) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string().check(z.trim(), z.maxLength(limit, `Keep it to ${limit} characters`))),
      z.transform((given: string | null | undefined) => given || null),
    ),
    z.nullable(z.string().check(z.refine(fits, message))),
  );
const accepted = (message: string) => z.literal(true, message);

/** With or without a scheme; a personal or company page on LinkedIn. */
const isLinkedIn = (given: string) =>
  /^(https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/[\w%\-./]+\/?(\?\S*)?$/i.test(given);
/** A phone number in any notation, perhaps with an extension: 6 to 15 digits (E.164). */
const isPhone = (given: string) =>
  /^\+?[\d\s().\-/]+(\s*(x|ext\.?)\s*\d{1,6})?$/i.test(given) &&
  /^\d{6,15}$/.test(given.replace(/\s*(x|ext\.?).*$/i, '').replace(/\D/g, ''));

/** Of the form, and of the mails about it. */
export const LANGUAGES = ['en', 'es'] as const;

/** The two boxes of the public form; each consent is stored with its time. */
export const CONSENTS = ['release_agreement', 'newsletter'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The public form (specification, public RSVP form): the same schema checks the form and the mutation. */
export const publicRSVPInput = z.object({
  event_id: id,
  first_name: required('Please enter your first name'),
  last_name: required('Please enter your last name'),
  title: required('Please enter your title'),
  email: required('Please enter your email', 254).check(z.email('Please enter your email')),
  company: required('Please enter your company'),
  linkedin: optional(300, isLinkedIn, PUBLIC_RSVP_MESSAGES.linkedin),
  phone: optional(40, isPhone, PUBLIC_RSVP_MESSAGES.phone),
  country: required('Please enter your country'),
  city: required('Please enter your city'),
  state: required('Please enter your state'),
  agree: accepted('Please accept the release agreement'),
  signUpCheck: accepted('Please agree to receive the newsletter'),
  invite_code: z.nullish(z.string().check(z.trim(), z.maxLength(100, 'Incorrect invite code.'))),
});
export type PublicRSVPForm = z.infer<typeof publicRSVPInput>;
