import * as z from 'zod';
import { button, text } from '../render/letter';
import { connectionText as said } from './connection.messages';
import { hello } from './greeting';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** To the requesting member: the other one has accepted. */
export const connectionAccepted = defineTemplate({
  name: 'connection-accepted',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({ first_name: greetingName, name: typedLine(), link: href }),
  write: ({ first_name, name, link }) => ({
    subject: said.connected({ name }),
    preview: said.acceptedPreview({ name }),
    heading: said.connected({ name }),
    blocks: [...hello(first_name), text(said.accepted({ name })), button(said.seeProfile({ name }), link)],
    reason: said.becauseAsked,
  }),
});
