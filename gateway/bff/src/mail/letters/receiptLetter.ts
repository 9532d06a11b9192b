import { orderReceipt } from '@athenaeum/coaching-contract/outgoing';
import { sanitizeLine } from '../templates/params';
import { receipt } from '../templates/receipt';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** To the buyer of an order. */
export const receiptLetter = defineLetter({
  message: orderReceipt,
  async prepare({ order_id }, { sources, brand }) {
    const order = await sources.orderNotice(order_id);
    if (!order?.paid_at) return null;
    const member = await sources.contact(order.user_id);
    if (!member) return null;
    return {
      template: receipt as AnyTemplate,
      ...memberRecipient(member),
      params: {
        first_name: member.first_name,
        number: sanitizeLine(order.invoice_id ?? order.id, 60),
        paid_at: order.paid_at,
        currency: order.currency,
        lines: order.lines.map(({ title, quantity, unit_price }) => ({
          label: sanitizeLine(quantity > 1 ? `${quantity} × ${title}` : title),
          amount: quantity * unit_price,
        })),
        total: order.total,
        link: `${brand.origin}/manage-plan?order=${order.id}`,
      },
    };
  },
});
