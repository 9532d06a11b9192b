import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { button, facts, text } from '../render/letter';
import { toName } from './greeting';
import { longDay } from './longDay';
import { membershipText as messages } from './membership.messages';
import { greetingName, href, line } from './params';
import { defineTemplate } from './template';

const MAX_LINES = 50;
/** In the smallest unit of the currency. */
const amount = z.number().int();

/** To the buyer. */
export const receipt = defineTemplate({
  name: 'receipt',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    number: line(60),
    /** Epoch ms. */
    paid_at: z.number(),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    lines: z
      .array(z.strictObject({ label: line(), amount }))
      .min(1)
      .max(MAX_LINES),
    total: amount,
    link: href.nullable(),
    /** What the link leads to. */
    bought: z.enum(['plan', 'seat']).default('plan'),
  }),
  write: ({ first_name, number, paid_at, currency, lines, total, link, bought }, { name: brand }) => ({
    subject: messages.receiptSubject({ brand }),
    preview: `${formatFullMoney(total, currency)}, ${longDay(paid_at)}`,
    heading: messages.thankYou,
    blocks: [
      text(toName(first_name, messages.received)),
      facts(
        ...lines.map(({ label, amount }): [string, string] => [label, formatFullMoney(amount, currency)]),
        [messages.total, formatFullMoney(total, currency)],
        [messages.paid, longDay(paid_at)],
        [messages.receipt, number],
      ),
      ...(link ? [button(bought === 'plan' ? messages.viewPlan : messages.viewEvent, link)] : []),
    ],
    reason: messages.becauseBought,
  }),
});
