import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { button, facts, link, note, text, type Block } from '../render/letter';
import { toName } from './greeting';
import { longDay } from './longDay';
import { membershipText as messages } from './membership.messages';
import { greetingName, href, line } from './params';
import { defineTemplate } from './template';

/** To the buyer of a membership: the receipt, and the way to sign in. */
export const membershipWelcome = defineTemplate({
  name: 'membership-welcome',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    /** False for an existing account: a member again, or for longer. */
    is_new: z.boolean(),
    /** The link to set the first password; null when there is a password. */
    password_link: href.nullable(),
    sign_in_link: href,
    /** The link to confirm the address; null when it is confirmed. */
    confirm_link: href.nullable(),
    number: line(60),
    /** In the smallest unit of the currency. */
    total: z.number().int(),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    /** Epoch ms. */
    paid_at: z.number(),
    ends_at: z.number(),
  }),
  write: (given, { name: brand }) => ({
    subject: given.is_new ? messages.welcome({ brand }) : messages.goesOnSubject({ brand }),
    preview: given.password_link
      ? messages.setPasswordPreview
      : messages.memberUntilPreview({ day: longDay(given.ends_at) }),
    art: 'welcome',
    heading: given.is_new ? messages.welcome({ brand }) : messages.welcomeBack,
    blocks: [
      text(toName(given.first_name, messages.paidThanks)),
      ...waysIn(given),
      facts(
        [messages.oneYear, formatFullMoney(given.total, given.currency)],
        [messages.paid, longDay(given.paid_at)],
        [messages.memberUntil, longDay(given.ends_at)],
        [messages.receipt, given.number],
      ),
    ],
    reason: messages.becausePaid({ brand }),
  }),
});

interface WaysIn {
  password_link: string | null;
  confirm_link: string | null;
  sign_in_link: string;
}

function waysIn({ password_link, confirm_link, sign_in_link }: WaysIn): Block[] {
  if (password_link) return [button(messages.setPassword, password_link), note(messages.linkWorksOnce)];
  if (confirm_link) return [button(messages.confirmEmail, confirm_link), link(messages.signIn, sign_in_link)];
  return [button(messages.signIn, sign_in_link)];
}
