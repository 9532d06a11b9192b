import * as z from 'zod';
import { requestsPage } from '../requestsPage';
import { emailChange } from '../templates/emailChange';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';

/** A member requests another address: the member and the current address are read when it is sent. */
export const emailChangeRequested = {
  channel: 'mail',
  kind: 'email_change_request',
  payload: z.strictObject({
    user_id: z.string(),
    new_email: z.string().nullable(),
    body: z.string().nullable(),
  }),
};

export const emailChangeLetter = defineLetter({
  message: emailChangeRequested,
  async prepare({ user_id, new_email, body }, { sources, brand, developmentCopy }) {
    const member = await sources.contact(user_id);
    if (!member) return null;
    const name = sanitizeLine(`${member.first_name} ${member.last_name}`);
    return {
      template: emailChange as AnyTemplate,
      params: {
        name,
        old_email: member.email,
        new_email,
        body,
        link: requestsPage(brand, 'address'),
      },
      to: { name: `${brand.name} member support`, address: brand.memberSupport },
      cc: developmentCopy ? [{ name: '', address: developmentCopy }] : undefined,
      replyTo: { name, address: member.email },
    };
  },
});
