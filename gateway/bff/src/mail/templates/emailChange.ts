import * as z from 'zod';
import { button, facts, quote, text, type Block } from '../render/letter';
import { deskText as messages } from './desk.messages';
import { address, href, paragraphs, typedLine } from './params';
import { defineTemplate } from './template';

/** To member support: a member asks for another address. */
export const emailChange = defineTemplate({
  name: 'email-change',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    name: typedLine(),
    old_email: address,
    new_email: address.nullable(),
    body: paragraphs(2000).nullable(),
    /** The staff's queue, where it is decided. */
    link: href,
  }),
  write: ({ name, old_email, new_email, body, link }) => ({
    subject: messages.emailChange,
    preview: messages.asksForAddress({ name }),
    heading: messages.asksHeading({ name }),
    blocks: [
      text(messages.wantsAddress({ name })),
      facts([messages.oldEmail, old_email], [messages.newEmail, new_email]),
      ...(body ? [text(messages.inTheirWords), quote(body)] : ([] as Block[])),
      button(messages.decide, link),
    ],
    reason: messages.becauseSupport,
  }),
});
