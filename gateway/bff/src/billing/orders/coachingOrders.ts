import type { InternalCaller } from '@athenaeum/kit';
import { DeliveryProblem } from '@athenaeum/kit/outbox';
import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import { executeOnSubgraph } from '../executeOnSubgraph';
import { MANAGE_PLAN } from '../checkout/checkoutPages';
import type { DomainOrders } from './domainOrders';
import { settleRefundOf } from './settleRefundOf';

const ORDER = `query GatewayOrder($id: ID!) { order(id: $id) { ok code message data {
  id status total currency lines { title quantity unit_price } } } }`;
const SETTLE = `mutation GatewaySettleOrder($input: SettleOrderInput!) {
  settleOrder(input: $input) { ok code message data { id status } } }`;
const CHECKOUT = `mutation GatewayCheckout($input: CheckoutInput!) {
  checkout(input: $input) { ok code message data { url } } }`;

interface FoundOrder {
  id: string;
  status: string;
  total: number;
  currency: string;
  lines: { title: string; quantity: number; unit_price: number }[];
}

/** Orders of coaching time, portfolios and what adds to them. */
export const coachingOrders = (coaching: SubgraphClient): DomainOrders => ({
  async findOpen(caller, id) {
    const { data } = await executeOnSubgraph<FoundOrder>(coaching, caller, ORDER, { id });
    if (data?.status !== 'open') return null;
    const lines = data.lines.map(({ title, ...line }) => ({ label: title, ...line }));
    return { id: data.id, total: data.total, currency: data.currency, lines, page: MANAGE_PLAN };
  },

  async settle(id, { reference: _here, ...outcome }) {
    const input = { id, ...outcome };
    const { ok, code } = await executeOnSubgraph<unknown>(coaching, gatewayCaller(), SETTLE, { input });
    if (!ok) throw new DeliveryProblem('refused', code ?? 'REFUSED');
  },

  settleRefund: settleRefundOf(coaching, 'settleCoachingRefund'),
});

/** Places an order; returns the payment path, or null when the items cannot be bought. */
export async function placeCoachingOrder(
  coaching: SubgraphClient,
  caller: InternalCaller,
  items: readonly { product_id: string; quantity: number }[],
): Promise<string | null> {
  const { data } = await executeOnSubgraph<{ url: string }>(coaching, caller, CHECKOUT, { input: { items } });
  return data?.url ?? null;
}
