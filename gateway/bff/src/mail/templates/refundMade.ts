import * as z from 'zod';
import { formatFullMoney } from '@athenaeum/common/money';
import { REFUND_LIMITS } from '@athenaeum/common/refund';
import { facts, quote, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, line, paragraphs } from './params';
import { refundText as messages } from './refund.messages';
import { defineTemplate } from './template';

/** To the buyer, once the payment provider has paid back. */
export const refundMade = defineTemplate({
  name: 'refund-made',
  list: null,
  bell: { area: 'account', topic: 'account' },
  params: z.strictObject({
    first_name: greetingName,
    title: line(300),
    amount: z.number().int(),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    receipt: line(200),
    /** In the words of staff. */
    reason: paragraphs(REFUND_LIMITS.reason),
    is_whole: z.boolean(),
  }),
  write: ({ first_name, title, amount, currency, receipt, reason, is_whole }) => {
    const money = formatFullMoney(amount, currency);
    return {
      subject: messages.madeSubject({ amount: money }),
      preview: messages.madePreview({ title }),
      heading: messages.madeHeading,
      blocks: [
        text(toName(first_name, (is_whole ? messages.madeWhole : messages.madePart)({ amount: money }))),
        quote(reason),
        facts([messages.purchase, title], [messages.refunded, money], [messages.receipt, receipt]),
        text(messages.madeWhen),
      ],
      reason: messages.becauseRefunded,
    };
  },
});
