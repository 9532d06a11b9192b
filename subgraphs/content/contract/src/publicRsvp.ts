import * as z from 'zod/mini';
import { id } from './id';

const required = (message: string, limit = 120) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(limit, `Keep it to ${limit} characters`));
const optional = (limit: number) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(limit, `Keep it to ${limit} characters`)));
const accepted = (message: string) => z.literal(true, message);

/** The two boxes of the public form; each given consent is kept with its time. */
export const CONSENTS = ['release_agreement', 'newsletter'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The public form (specification, public RSVP form): the same object checks the form and the mutation. */
export const publicRSVPInput = z.object({
  event_id: id,
  first_name: required('Please enter your first name'),
  last_name: required('Please enter your last name'),
  title: required('Please enter your title'),
  email: required('Please enter your email', 254).check(z.email('Please enter your email')),
  company: required('Please enter your company'),
  linkedin: optional(300),
  phone: optional(40),
  country: required('Please enter your country'),
  city: required('Please enter your city'),
  state: required('Please enter your state'),
  agree: accepted('Please accept the release agreement'),
  signUpCheck: accepted('Please agree to receive the newsletter'),
  invite_code: optional(100),
});
export type PublicRSVPForm = z.infer<typeof publicRSVPInput>;
