import * as z from 'zod';
import { button, facts, quote, text, type Block } from '../render/letter';
import { deskText as said } from './desk.messages';
import { address, href, line, paragraphs, typedLine } from './params';
import { defineTemplate } from './template';

/** To member support: a member asks for another address. */
export const emailChange = defineTemplate({
  name: 'email-change',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    name: typedLine(),
    user_id: line(64),
    old_email: address,
    new_email: address.nullable(),
    body: paragraphs(2000).nullable(),
    /** The staff's queue, where it is decided. */
    link: href,
  }),
  write: ({ name, user_id, old_email, new_email, body, link }) => ({
    subject: said.emailChange,
    preview: said.asksForAddress({ name }),
    heading: said.emailChange,
    blocks: [
      text(said.wantsAddress({ name })),
      facts([said.oldEmail, old_email], [said.newEmail, new_email], [said.member, user_id]),
      ...(body ? [text(said.inTheirWords), quote(body)] : ([] as Block[])),
      button(said.decide, link),
    ],
    reason: said.becauseSupport,
  }),
});
