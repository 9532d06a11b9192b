import { REFUND_REASONS, type RefundReason } from '@athenaeum/content-contract';
import * as z from 'zod';
import { money } from '../../billing/money';
import { facts, link, text } from '../render/letter';
import { address, greetingName, href, line, typedLine } from './params';
import { defineTemplate } from './template';

const payment = {
  title: line(300),
  amount: z.number().int(),
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  receipt: line(200),
  reason: z.enum(REFUND_REASONS),
  event: href.nullable(),
};

const WHY: Record<RefundReason, string> = {
  seat_gone: 'The payment came after the seat had been held for 15 minutes, and no seat was free any more.',
  event_off: 'The event does not take place.',
  had_seat: 'The seat had been paid for already.',
  given_back: 'The seat was given back, or cancelled by us, after it had been paid for.',
};

/** To member support: money that is not ours, or may not be. */
export const refundDue = defineTemplate({
  name: 'refund-due',
  list: null,
  params: z.strictObject({
    ...payment,
    member: typedLine(),
    email: address,
    provider: line(40),
    customer: line(200),
  }),
  write: ({ title, amount, currency, receipt, reason, event, member, email, provider, customer }) => ({
    subject: `To be refunded: ${money(amount, currency)}, ${title}`,
    preview: `${member} paid ${money(amount, currency)}. ${WHY[reason]}`,
    heading: 'A payment to settle',
    blocks: [
      text(WHY[reason]),
      facts(
        ['Member', member],
        ['Email', email],
        ['Event', title],
        ['Amount', money(amount, currency)],
        ['Provider', provider],
        ['Customer', customer],
        ['Receipt', receipt],
      ),
      text('Nothing is paid back by itself: please settle it with the provider and with her.'),
      ...(event ? [link('The event', event)] : []),
    ],
    reason: 'You get this because you look after members.',
  }),
});

/** To her whose payment it is. */
export const refundNotice = defineTemplate({
  name: 'refund-notice',
  list: null,
  params: z.strictObject({ ...payment, first_name: greetingName }),
  write: ({ first_name, title, amount, currency, receipt, reason, event }) => ({
    subject: `Your payment for ${title}`,
    preview: `${money(amount, currency)}: member support has been told.`,
    heading: 'About your payment',
    blocks: [
      text(
        `${first_name ? `${first_name}, you` : 'You'} do not have a seat for this payment. ${WHY[reason]}`,
      ),
      facts(['Event', title], ['Amount', money(amount, currency)], ['Receipt', receipt]),
      text('Member support has been told and will settle it with you. You need not do anything.'),
      ...(event ? [link('The event', event)] : []),
    ],
    reason: 'You get this because you paid for a seat at an event.',
  }),
});
