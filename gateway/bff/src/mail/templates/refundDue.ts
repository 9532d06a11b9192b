import { REFUND_REASONS } from '@athenaeum/content-contract';
import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { button, facts, link, text } from '../render/letter';
import { deskText as messages } from './desk.messages';
import { address, href, line, typedLine } from './params';
import { refundText } from './refund.messages';
import { defineTemplate } from './template';

/** What both mails about a payment tell. */
export const payment = {
  title: line(300),
  amount: z.number().int(),
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  receipt: line(200),
  reason: z.enum(REFUND_REASONS),
  event: href.nullable(),
};

/** To member support: money that is not ours, or may not be. */
export const refundDue = defineTemplate({
  name: 'refund-due',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    ...payment,
    member: typedLine(),
    email: address,
    provider: line(40),
    customer: line(200),
    /** The staff's queue, where it is noted. */
    link: href,
  }),
  write: (given) => {
    const { title, receipt, event, member, email, provider, customer } = given;
    const amount = formatFullMoney(given.amount, given.currency);
    const why = refundText[given.reason];
    return {
      subject: messages.refundSubject({ amount, title }),
      preview: messages.refundPreview({ member, amount, why }),
      heading: messages.refundHeading,
      blocks: [
        text(why),
        facts(
          [messages.member, member],
          [messages.email, email],
          [messages.event, title],
          [messages.amount, amount],
          [messages.provider, provider],
          [messages.customer, customer],
          [messages.receipt, receipt],
        ),
        text(messages.settle),
        button(messages.seeRequest, given.link),
        ...(event ? [link(messages.theEvent, event)] : []),
      ],
      reason: messages.becauseMembers,
    };
  },
});
