import * as z from 'zod';
import { money } from '../../billing/money';
import { button, facts, text } from '../render/letter';
import { greetingName, href, line } from './params';
import { defineTemplate } from './template';

const MOST_LINES = 50;
/** In the smallest unit of the currency. */
const amount = z.number().int();

/** To her who paid. */
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
      .max(MOST_LINES),
    total: amount,
    link: href.nullable(),
    link_label: line(40).default('View your plan'),
  }),
  write: ({ first_name, number, paid_at, currency, lines, total, link, link_label }, { name }) => ({
    subject: `Your receipt from ${name}`,
    preview: `${money(total, currency)}, ${dayOf(paid_at)}`,
    heading: 'Thank you',
    blocks: [
      text(`${first_name ? `${first_name}, we` : 'We'} have received your payment.`),
      facts(
        ...lines.map(({ label, amount }): [string, string] => [label, money(amount, currency)]),
        ['Total', money(total, currency)],
        ['Paid', dayOf(paid_at)],
        ['Receipt', number],
      ),
      ...(link ? [button(link_label, link)] : []),
    ],
    reason: 'You get this because you bought something from us.',
  }),
});

const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(at);
