import * as z from 'zod/mini';
import { USER_LIMITS } from './limits';

export const SIGN_UP_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  emailFormat: 'The email has the incorrect format',
  emailTaken: 'this email is already signed up.',
} as const;

const name = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(USER_LIMITS.name, `Keep it to ${USER_LIMITS.name} characters`),
    );

/** Sign-up's first step (community, section 5). */
export const signUpInput = z.strictObject({
  first_name: name(SIGN_UP_MESSAGES.firstName),
  last_name: name(SIGN_UP_MESSAGES.lastName),
  email: z
    .string(SIGN_UP_MESSAGES.email)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, SIGN_UP_MESSAGES.email),
      z.maxLength(USER_LIMITS.email, SIGN_UP_MESSAGES.emailFormat),
      z.email(SIGN_UP_MESSAGES.emailFormat),
    ),
});
export type SignUpInput = z.infer<typeof signUpInput>;

const known = z.nullish(z.string().check(z.minLength(1), z.maxLength(200)));

/** What the billing provider's payment event says about a person. */
export const createUserInput = z.extend(signUpInput, {
  billing_provider: known,
  stripe_customer_id: known,
  chargebee_subscription_id: known,
  /** Epoch ms. */
  subscription_end_date: z.nullish(z.number()),
});
export type CreateUserInput = z.infer<typeof createUserInput>;
