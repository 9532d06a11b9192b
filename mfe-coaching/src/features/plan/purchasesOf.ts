import { formatDay } from '@athenaeum/shared-ui';
import type { MembershipPurchase, Order, SeatOrder } from './plan.api';
import { purchasesText } from './purchases.messages';

/** Something a member has bought or has still to pay, from any domain. */
export interface Purchase {
  domain: 'coaching' | 'content' | 'membership';
  id: string;
  status: string;
  lines: { key: string; label: string; amount: number }[];
  total: number;
  currency: string;
  /** When it was paid, or else ordered; epoch ms. */
  at: number;
  /** The number on the receipt; null until it is paid. */
  number: string | null;
  /** The payment page of an unpaid one. */
  payAt: string | null;
  /** What was paid back, in the smallest unit of the currency. */
  refunded: number;
  /** Further details. */
  note: string | null;
}

interface Bought {
  orders: readonly Order[];
  seats: readonly SeatOrder[];
  memberships: readonly MembershipPurchase[];
}

/** All purchases as one list, newest first, without orders that can no longer be paid. */
export function purchasesOf({ orders, seats, memberships }: Bought, now: number): Purchase[] {
  const live = ({ status, expires_at }: Order | SeatOrder) => status !== 'open' || expires_at > now;
  return [
    ...orders.filter(live).map(ofOrder),
    ...seats.filter(live).map(ofSeat),
    ...memberships.map(ofMembership),
  ].sort((one, other) => other.at - one.at);
}

/** The path of a paid purchase's invoice. */
export const invoiceOf = ({ domain, id }: Purchase): string => `/api/billing/invoices/${domain}/${id}`;

const ofOrder = (order: Order): Purchase => ({
  domain: 'coaching',
  id: order.id,
  status: order.status,
  lines: order.lines.map(({ product_id, title, quantity, unit_price }) => ({
    key: product_id,
    label: quantity > 1 ? purchasesText.several({ count: quantity, title }) : title,
    amount: quantity * unit_price,
  })),
  total: order.total,
  currency: order.currency,
  at: order.paid_at ?? order.created_at,
  number: order.invoice_id ?? null,
  refunded: order.refunded,
  payAt: order.status === 'open' ? `/api/billing/checkout/${order.id}` : null,
  note: null,
});

const ofSeat = (order: SeatOrder): Purchase => ({
  domain: 'content',
  id: order.id,
  status: order.status,
  lines: [{ key: order.id, label: purchasesText.oneSeat({ title: order.title }), amount: order.total }],
  total: order.total,
  currency: order.currency,
  at: order.paid_at ?? order.created_at,
  number: order.invoice_id ?? null,
  refunded: order.refunded,
  payAt: order.status === 'open' ? (order.url ?? null) : null,
  note: order.refund_due && !order.refunded ? purchasesText.refund : null,
});

const ofMembership = (order: MembershipPurchase): Purchase => ({
  domain: 'membership',
  id: order.id,
  status: 'paid',
  lines: [{ key: order.id, label: purchasesText.membership, amount: order.total }],
  total: order.total,
  currency: order.currency,
  at: order.paid_at,
  number: order.invoice_id ?? null,
  refunded: order.refunded,
  payAt: null,
  note: order.ends_at ? purchasesText.until({ day: formatDay(order.ends_at) }) : null,
});
