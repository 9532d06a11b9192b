import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient, SubgraphClients } from '@athenaeum/graph/subgraphs';
import { executeOnSubgraph } from '../executeOnSubgraph';

/** A paid purchase, for its invoice. Amounts in the smallest unit of the currency. */
export interface PaidOrder {
  user_id: string;
  lines: { label: string; quantity: number; unit_price: number }[];
  total: number;
  /** What of it was paid back. */
  refunded: number;
  /** ISO 4217. */
  currency: string;
  /** Epoch ms. */
  paid_at: number;
  /** The number on the receipt. */
  number: string;
}

/** What was paid for in any domain that sells something; null when there is no such order, or it is not paid. */
export type FindPaidOrder = (domain: string, orderId: string) => Promise<PaidOrder | null>;

const PAID = 'user_id total currency paid_at invoice_id refunded';
const ORDER = `query GatewayInvoicedOrder($id: ID!) { orderNotice(id: $id) { ok code message data {
  ${PAID} status lines { title quantity unit_price } } } }`;
const SEAT = `query GatewayInvoicedSeat($id: ID!) { seatOrderNotice(id: $id) { ok code message data {
  ${PAID} status title } } }`;
const MEMBERSHIP = `query GatewayInvoicedMembership($id: ID!) { membershipNotice(id: $id) { ok code message data {
  ${PAID} awaits_confirmation } } }`;

interface Notice {
  user_id: string | null;
  total: number;
  refunded: number;
  currency: string;
  paid_at: number | null;
  invoice_id: string | null;
  status?: string;
}

export function createFindPaidOrder(
  { coaching, content, users }: SubgraphClients,
  brand: string,
): FindPaidOrder {
  const finders: Record<string, (id: string) => Promise<PaidOrder | null>> = {
    async coaching(id) {
      const order = await ask<Notice & { lines: { title: string; quantity: number; unit_price: number }[] }>(
        coaching,
        ORDER,
        id,
      );
      return paid(
        order,
        order?.lines.map(({ title, ...line }) => ({ ...line, label: title })),
      );
    },
    async content(id) {
      const order = await ask<Notice & { title: string }>(content, SEAT, id);
      return paid(order, order ? [one(`One seat: ${order.title}`, order.total)] : []);
    },
    async membership(id) {
      const order = await ask<Notice & { awaits_confirmation: boolean }>(users, MEMBERSHIP, id);
      // What somebody unknown has paid for an account is not its owner's until they have confirmed it.
      if (order?.awaits_confirmation) return null;
      return paid(order, order ? [one(`${brand} membership, one year`, order.total)] : []);
    },
  };
  return async (domain, id) => (Object.hasOwn(finders, domain) ? finders[domain]!(id) : null);
}

const ask = async <T>(domain: SubgraphClient, query: string, id: string): Promise<T | null> =>
  (await executeOnSubgraph<T>(domain, gatewayCaller(), query, { id })).data;

function paid(order: Notice | null, lines: PaidOrder['lines'] = []): PaidOrder | null {
  if (!order?.user_id || !order.paid_at || !order.invoice_id) return null;
  if (order.status !== undefined && order.status !== 'paid') return null;
  const { user_id, total, refunded, currency, paid_at, invoice_id } = order;
  return { user_id, lines, total, refunded, currency, paid_at, number: invoice_id };
}

const one = (label: string, unit_price: number) => ({ label, quantity: 1, unit_price });
