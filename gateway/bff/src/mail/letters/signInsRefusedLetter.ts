import * as z from 'zod';
import { PASSWORD_RESET_PATH } from '../../auth/paths';
import { signInsRefused as template } from '../templates/signInsRefused';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** Many wrong passwords in a row were tried with an address: whether anybody has it is found out when the letter leaves. */
export const signInsRefused = {
  channel: 'mail',
  kind: 'sign_ins_refused',
  payload: z.strictObject({ email: z.string() }),
};

export const signInsRefusedLetter = defineLetter({
  message: signInsRefused,
  async prepare({ email }, { sources, brand }) {
    const id = await sources.memberAt(email);
    const member = id && (await sources.contact(id));
    if (!member) return null;
    return {
      template: template as AnyTemplate,
      ...memberRecipient(member),
      params: { first_name: member.first_name, password_link: brand.origin + PASSWORD_RESET_PATH },
    };
  },
});
