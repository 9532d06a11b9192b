import { REFUND_REASONS } from '@athenaeum/content-contract';
import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { button, facts, link, text } from '../render/letter';
import { deskText as said } from './desk.messages';
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
      subject: said.refundSubject({ amount, title }),
      preview: said.refundPreview({ member, amount, why }),
      heading: said.refundHeading,
      blocks: [
        text(why),
        facts(
          [said.member, member],
          [said.email, email],
          [said.event, title],
          [said.amount, amount],
          [said.provider, provider],
          [said.customer, customer],
          [said.receipt, receipt],
        ),
        text(said.settle),
        button(said.seeRequest, given.link),
        ...(event ? [link(said.theEvent, event)] : []),
      ],
      reason: said.becauseMembers,
    };
  },
});
