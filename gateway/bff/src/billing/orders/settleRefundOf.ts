import { DeliveryProblem } from '@athenaeum/kit/outbox';
import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import { executeOnSubgraph } from '../executeOnSubgraph';
import type { Settler } from './domainOrders';

/** Settles refunds by a mutation of the domain, of which all have the same input. */
export const settleRefundOf =
  (subgraph: SubgraphClient, mutation: string): Settler['settleRefund'] =>
  async (id, outcome) => {
    const query = `mutation GatewaySettleRefund($input: RefundOutcomeInput!) {
      ${mutation}(input: $input) { ok code message data { id } } }`;
    const { ok, code } = await executeOnSubgraph<unknown>(subgraph, gatewayCaller(), query, {
      input: { id, ...outcome },
    });
    if (!ok) throw new DeliveryProblem('refused', code ?? 'REFUSED');
  };
