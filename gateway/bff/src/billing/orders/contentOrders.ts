import { DeliveryProblem } from '@athenaeum/kit/outbox';
import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import { executeOnSubgraph } from '../executeOnSubgraph';
import { MY_EVENTS } from '../checkout/checkoutPages';
import type { DomainOrders } from './domainOrders';
import { settleRefundOf } from './settleRefundOf';

const ORDER = `query GatewaySeatOrder($id: ID!) { seatOrder(id: $id) { ok code message data {
  id status title total currency salon { slug } } } }`;
const SETTLE = `mutation GatewaySettleSeatOrder($input: SettleSeatOrderInput!) {
  settleSeatOrder(input: $input) { ok code message data { id status } } }`;

interface FoundOrder {
  id: string;
  status: string;
  title: string;
  total: number;
  currency: string;
  salon: { slug: string } | null;
}

/** Orders of seats at paid events. */
export const contentOrders = (content: SubgraphClient): DomainOrders => ({
  async findOpen(caller, id) {
    const { data } = await executeOnSubgraph<FoundOrder>(content, caller, ORDER, { id });
    if (data?.status !== 'open') return null;
    const { title, total, currency, salon } = data;
    return {
      id: data.id,
      lines: [{ label: title, quantity: 1, unit_price: total }],
      total,
      currency,
      page: salon ? `/salons/${encodeURIComponent(salon.slug)}` : MY_EVENTS,
    };
  },

  async settle(id, { reference: _here, ...outcome }) {
    const input = { id, ...outcome };
    const { ok, code } = await executeOnSubgraph<unknown>(content, gatewayCaller(), SETTLE, { input });
    if (!ok) throw new DeliveryProblem('refused', code ?? 'REFUSED');
  },

  settleRefund: settleRefundOf(content, 'settleSeatRefund'),
});
