import * as z from 'zod';

const id = z.string().min(1).max(64);

/**
 * A mail by the name of its template, which the gateway knows; it refuses parameters that the template does not take. A
 * member's first name and address are read when it is sent.
 */
export const letter = {
  channel: 'mail',
  kind: 'letter',
  payload: z.strictObject({
    template: z.string().min(1).max(60),
    to: z.union([
      z.strictObject({ user_id: id }),
      z.strictObject({ email: z.email(), name: z.string().max(200).optional() }),
      z.strictObject({ desk: z.enum(['member_support', 'board_support']) }),
    ]),
    params: z.record(z.string(), z.unknown()),
  }),
};
export type LetterRow = z.infer<typeof letter.payload>;
