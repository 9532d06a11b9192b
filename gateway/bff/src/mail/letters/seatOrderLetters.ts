import {
  refundDue as refundMessage,
  seatReceipt as receiptMessage,
} from '@athenaeum/content-contract/outgoing';
import type { SeatOrderNotice } from '../../sources/sources';
import type { Brand } from '../brand';
import { requestsPage } from '../requestsPage';
import { sanitizeLine } from '../templates/params';
import { receipt } from '../templates/receipt';
import { refundDue } from '../templates/refundDue';
import { refundNotice } from '../templates/refundNotice';
import type { AnyTemplate } from '../templates/template';
import { defineLetter, type LetterContext } from './letterKind';
import { memberRecipient } from './recipient';

/** To the buyer of a seat. */
export const seatReceiptLetter = defineLetter({
  message: receiptMessage,
  async prepare({ order_id }, context) {
    const sale = await saleOf(order_id, context);
    if (!sale) return null;
    const { order, member } = sale;
    return {
      template: receipt as AnyTemplate,
      ...memberRecipient(member),
      params: {
        first_name: member.first_name,
        number: sanitizeLine(order.invoice_id ?? order.id, 60),
        paid_at: sale.paid_at,
        currency: order.currency,
        lines: [{ label: sanitizeLine(order.title), amount: order.total }],
        total: order.total,
        link: pageOf(order, context.brand),
        bought: 'seat',
      },
    };
  },
});

/** To member support and the buyer: the payment needs a manual decision. */
export const refundLetter = defineLetter({
  message: refundMessage,
  async prepare({ order_id, to }, context) {
    const sale = await saleOf(order_id, context);
    if (!sale?.order.refund_due) return null;
    const { order, member } = sale;
    const { brand } = context;
    const payment = {
      title: sanitizeLine(order.title),
      amount: order.total,
      currency: order.currency,
      receipt: sanitizeLine(order.invoice_id ?? order.id),
      reason: order.refund_due,
      event: pageOf(order, brand),
    };
    if (to === 'member')
      return {
        template: refundNotice as AnyTemplate,
        ...memberRecipient(member),
        params: { ...payment, first_name: member.first_name },
      };
    return {
      template: refundDue as AnyTemplate,
      to: { name: `${brand.name} member support`, address: brand.memberSupport },
      params: {
        ...payment,
        member: memberRecipient(member).to.name || member.id,
        email: member.email,
        provider: sanitizeLine(order.provider, 40),
        customer: sanitizeLine(order.customer_id),
        link: requestsPage(brand, 'refund'),
      },
    };
  },
});

/** A paid order and its buyer; null when there is nobody to write to. */
async function saleOf(orderId: string, { sources }: LetterContext) {
  const order = await sources.seatOrderNotice(orderId);
  const member = order?.paid_at && (await sources.contact(order.user_id));
  return order?.paid_at && member ? { order, member, paid_at: order.paid_at } : null;
}

const pageOf = ({ salon_slug }: SeatOrderNotice, { origin }: Brand): string | null =>
  salon_slug && `${origin}/salons/${encodeURIComponent(salon_slug)}`;
