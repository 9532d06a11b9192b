import * as z from 'zod';
import { button, note, text } from '../render/letter';
import { greetingName, href } from './params';
import { defineTemplate } from './template';

const PURPOSES = {
  account: 'so that we can use it for your account',
  opportunity: 'so that we can review the opportunity you want to share',
} as const;

/** To an address somebody says is hers. */
export const addressConfirmation = defineTemplate({
  name: 'address-confirmation',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    purpose: z.enum(['account', 'opportunity']),
    link: href,
  }),
  write: ({ first_name, purpose, link }) => ({
    subject: 'Please confirm your email address',
    preview: 'One click, and it is done.',
    heading: 'Is this your address?',
    blocks: [
      text(`${first_name ? `${first_name}, please` : 'Please'} confirm this address ${PURPOSES[purpose]}.`),
      button('Confirm this address', link),
      note('If this was not you, there is nothing to do: without the click nothing happens.'),
    ],
    reason: 'You get this because this address was given to us.',
  }),
});
