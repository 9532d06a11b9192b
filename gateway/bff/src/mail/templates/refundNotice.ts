import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { facts, link, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName } from './params';
import { refundText as said } from './refund.messages';
import { payment } from './refundDue';
import { defineTemplate } from './template';

/** To the member who paid. */
export const refundNotice = defineTemplate({
  name: 'refund-notice',
  list: null,
  params: z.strictObject({ ...payment, first_name: greetingName }),
  write: ({ first_name, title, amount, currency, receipt, reason, event }) => ({
    subject: said.subject({ title }),
    preview: said.preview({ amount: formatFullMoney(amount, currency) }),
    heading: said.heading,
    blocks: [
      text(toName(first_name, said.noSeat({ why: said[reason] }))),
      facts([said.event, title], [said.amount, formatFullMoney(amount, currency)], [said.receipt, receipt]),
      text(said.weSettleIt),
      ...(event ? [link(said.viewEvent, event)] : []),
    ],
    reason: said.because,
  }),
});
