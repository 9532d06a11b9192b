import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { button, facts, link, note, text, type Block } from '../render/letter';
import { toName } from './greeting';
import { longDay } from './longDay';
import { membershipText as said } from './membership.messages';
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
    subject: given.is_new ? said.welcome({ brand }) : said.goesOnSubject({ brand }),
    preview: given.password_link
      ? said.setPasswordPreview
      : said.memberUntilPreview({ day: longDay(given.ends_at) }),
    heading: given.is_new ? said.welcome({ brand }) : said.welcomeBack,
    blocks: [
      text(toName(given.first_name, said.paidThanks)),
      ...waysIn(given),
      facts(
        [said.oneYear, formatFullMoney(given.total, given.currency)],
        [said.paid, longDay(given.paid_at)],
        [said.memberUntil, longDay(given.ends_at)],
        [said.receipt, given.number],
      ),
    ],
    reason: said.becausePaid({ brand }),
  }),
});

interface WaysIn {
  password_link: string | null;
  confirm_link: string | null;
  sign_in_link: string;
}

function waysIn({ password_link, confirm_link, sign_in_link }: WaysIn): Block[] {
  if (password_link) return [button(said.setPassword, password_link), note(said.linkWorksOnce)];
  if (confirm_link) return [button(said.confirmEmail, confirm_link), link(said.signIn, sign_in_link)];
  return [button(said.signIn, sign_in_link)];
}
