import { refundMade as message } from '@athenaeum/kit/sales';
import { sanitizeLine } from '../templates/params';
import { refundMade } from '../templates/refundMade';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** To the buyer of any purchase that was refunded. */
export const refundMadeLetter = defineLetter({
  message,
  async prepare({ user_id, title, receipt, refund_id: _ours, ...refund }, { sources }) {
    const member = await sources.contact(user_id);
    if (!member) return null;
    return {
      template: refundMade as AnyTemplate,
      ...memberRecipient(member),
      params: {
        ...refund,
        first_name: member.first_name,
        title: sanitizeLine(title, 300),
        receipt: sanitizeLine(receipt),
      },
    };
  },
});
