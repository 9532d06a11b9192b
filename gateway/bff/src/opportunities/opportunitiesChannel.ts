import { DeliveryProblem, payloadOf, type Channel } from '@athenaeum/kit/outbox';
import { opportunityPublished } from '@athenaeum/opportunities-contract/outgoing';
import { isUnavailable } from '@athenaeum/graph/edge';
import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { ChannelEnv } from '../delivery/deliveryVariables';

const ALERT = `mutation GatewayAlertMembers($opportunity_id: ID!) {
  alertMembers(opportunity_id: $opportunity_id) { ok code message data } }`;

/** Enqueues alerts for every saved filter that a published opportunity matches; idempotent. */
export const opportunitiesChannel = (env: ChannelEnv, { opportunities }: SubgraphClients): Channel => ({
  name: opportunityPublished.channel,
  concurrency: env.OUTBOX_CONCURRENCY,
  timeout: env.SUBGRAPH_TIMEOUT_MS + 10_000,
  async deliver({ kind, payload }) {
    if (kind !== opportunityPublished.kind) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
    try {
      await askService(opportunities, ALERT, payloadOf(opportunityPublished, payload));
      return 'delivered';
    } catch (error) {
      throw isUnavailable(error) ? new DeliveryProblem('away', 'DOMAIN_AWAY') : error;
    }
  },
});
