import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { facts, link, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName } from './params';
import { refundText as messages } from './refund.messages';
import { payment } from './refundDue';
import { defineTemplate } from './template';

/** To the member who paid. */
export const refundNotice = defineTemplate({
  name: 'refund-notice',
  list: null,
  bell: { area: 'account', topic: 'account' },
  params: z.strictObject({ ...payment, first_name: greetingName }),
  write: ({ first_name, title, amount, currency, receipt, reason, event }) => ({
    subject: messages.subject({ title }),
    preview: messages.preview({ amount: formatFullMoney(amount, currency) }),
    heading: messages.heading,
    blocks: [
      text(toName(first_name, messages.noSeat({ why: messages[reason] }))),
      facts(
        [messages.event, title],
        [messages.amount, formatFullMoney(amount, currency)],
        [messages.receipt, receipt],
      ),
      text(messages.weSettleIt),
      ...(event ? [link(messages.viewEvent, event)] : []),
    ],
    reason: messages.because,
  }),
});
