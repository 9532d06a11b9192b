import * as z from 'zod';
import { passwordReset } from '../templates/passwordReset';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** A password reset was requested: by the member, or for an address, whose owner is looked up when the mail is sent. */
export const passwordResetAsked = {
  channel: 'mail',
  kind: 'password_reset',
  payload: z.strictObject({
    /** What the link follows from. */
    request_id: z.uuid(),
    whose: z.union([z.strictObject({ user_id: z.string() }), z.strictObject({ email: z.string() })]),
  }),
};

export const passwordResetLetter = defineLetter({
  message: passwordResetAsked,
  async prepare({ request_id, whose }, { sources, resetTokens }) {
    const id = 'user_id' in whose ? whose.user_id : await sources.memberAt(whose.email);
    const member = id && (await sources.contact(id));
    if (!member) return null;
    // Its 60 minutes begin when the mail leaves.
    if (!(await sources.openPasswordReset(member.id, resetTokens.hashFor(request_id)))) return null;
    return {
      template: passwordReset as AnyTemplate,
      params: { first_name: member.first_name, link: resetTokens.linkFor(request_id) },
      ...memberRecipient(member),
    };
  },
});
