import * as z from 'zod';
import { LOGIN_PATH, PASSWORD_RESET_PATH } from '../../auth/paths';
import { alreadySignedUp } from '../templates/alreadySignedUp';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** A later mail is dropped: by then the account may be the one that this very sign-up has created. */
const MAX_AGE_MS = 2 * 60_000;

/** An address was typed into the sign-up form: whether anybody has it is found out when the letter leaves. */
export const signUpBegun = {
  channel: 'mail',
  kind: 'sign_up_begun',
  payload: z.strictObject({
    email: z.string(),
    /** Epoch ms. */
    begun_at: z.number(),
  }),
};

export const alreadySignedUpLetter = defineLetter({
  message: signUpBegun,
  async prepare({ email, begun_at }, { sources, brand, setsPasswords, now }) {
    const id = now() - begun_at < MAX_AGE_MS ? await sources.memberAt(email) : null;
    const member = id && (await sources.contact(id));
    if (!member) return null;
    return {
      template: alreadySignedUp as AnyTemplate,
      ...memberRecipient(member),
      params: {
        first_name: member.first_name,
        sign_in_link: brand.origin + LOGIN_PATH,
        password_link: setsPasswords ? brand.origin + PASSWORD_RESET_PATH : null,
      },
    };
  },
});
