import * as z from 'zod';

export const WRONG_EMAIL = 'The email has the incorrect format';

/** `POST /stripe/validate-customer`: the address somebody wants to sign up with. */
export const validateCustomerInput = z.object({
  email: z.string(WRONG_EMAIL).trim().max(254, WRONG_EMAIL).pipe(z.email(WRONG_EMAIL)),
});
