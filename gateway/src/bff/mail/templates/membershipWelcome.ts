import * as z from 'zod';
import { money } from '../../billing/money';
import { button, facts, link, note, text } from '../render/letter';
import { greetingName, href, line } from './params';
import { defineTemplate } from './template';

/** To her who paid for a membership: her receipt, and the way in. */
export const membershipWelcome = defineTemplate({
  name: 'membership-welcome',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    /** False: she was known, and is a member again or for longer. */
    is_new: z.boolean(),
    /** Where she sets her first password; null when she has one. */
    password_link: href.nullable(),
    sign_in_link: href,
    /** Where whoever reads the mail confirms that the address is theirs; null when that is known. */
    confirm_link: href.nullable(),
    number: line(60),
    /** In the smallest unit of the currency. */
    total: z.number().int(),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    /** Epoch ms. */
    paid_at: z.number(),
    ends_at: z.number(),
  }),
  write: ({ first_name, is_new, password_link, sign_in_link, confirm_link, ...paid }, { name }) => ({
    subject: is_new ? `Welcome to ${name}` : `Your ${name} membership goes on`,
    preview: password_link
      ? 'Set your password to come in.'
      : `You are a member until ${dayOf(paid.ends_at)}.`,
    heading: is_new ? `Welcome to ${name}` : 'Welcome back',
    blocks: [
      text(`${first_name ? `${first_name}, your` : 'Your'} membership is paid. Thank you.`),
      ...(password_link
        ? [
            button('Set your password', password_link),
            note('The link works once, for 60 minutes. When it is too old, its page sends you another.'),
          ]
        : confirm_link
          ? [button('Confirm your email', confirm_link), link('Sign in', sign_in_link)]
          : [button('Sign in', sign_in_link)]),
      facts(
        ['Membership, one year', money(paid.total, paid.currency)],
        ['Paid', dayOf(paid.paid_at)],
        ['Member until', dayOf(paid.ends_at)],
        ['Receipt', paid.number],
      ),
    ],
    reason: `You get this because a membership of ${name} was paid for with your address.`,
  }),
});

const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(at);
