import * as z from 'zod';
import { facts, quote, text, type Block } from '../render/letter';
import { address, line, paragraphs, typedLine } from './params';
import { defineTemplate } from './template';

/** To member support: a member asks for another address. */
export const emailChange = defineTemplate({
  name: 'email-change',
  list: null,
  params: z.strictObject({
    name: typedLine(),
    user_id: line(64),
    old_email: address,
    new_email: address.nullable(),
    body: paragraphs(2000).nullable(),
  }),
  write: ({ name, user_id, old_email, new_email, body }) => ({
    subject: 'Email Change Request',
    preview: `${name} asks for another address.`,
    heading: 'Email Change Request',
    blocks: [
      text(`${name} asks for the address of her account to be changed.`),
      facts(['Old email', old_email], ['New email', new_email], ['Member', user_id]),
      ...(body ? [text('She writes:'), quote(body)] : ([] as Block[])),
    ],
    reason: 'You get this because you are member support.',
  }),
});
