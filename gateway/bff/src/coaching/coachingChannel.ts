import { portfolioDelivered, reviewRightChanged } from '@athenaeum/coaching-contract/outgoing';
import { PORTFOLIO_SERVICE } from '@athenaeum/content-contract';
import { DeliveryProblem, payloadOf, type Channel } from '@athenaeum/kit/outbox';
import { isUnavailable } from '@athenaeum/graph/edge';
import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { ChannelEnv } from '../delivery/deliveryVariables';

const COACHED = `query GatewayCoached($user_id: ID!, $coach_id: ID!) {
  coachedNotice(user_id: $user_id, coach_id: $coach_id) { ok code message data { is_coached coach_name } } }`;
const SET_RIGHT = `mutation GatewaySetReviewRight($input: SetReviewRightInput!) {
  setReviewRight(input: $input) { ok code message data } }`;

/** What the portfolio service is called in a review of it. */
const PORTFOLIO_TITLE = 'Branded Career Portfolio';

/** Delivers review rights to the content domain: for finished coaching and delivered portfolios. */
export function coachingChannel(env: ChannelEnv, { coaching, content }: SubgraphClients): Channel {
  const setRight = (input: object) => askService<boolean>(content, SET_RIGHT, { input });
  const deliveries: Record<string, (payload: unknown) => Promise<'delivered' | 'obsolete'>> = {
    [reviewRightChanged.kind]: async (payload) => {
      const { user_id, coach_id } = payloadOf(reviewRightChanged, payload);
      type Coached = { is_coached: boolean; coach_name: string };
      const coached = await askService<Coached>(coaching, COACHED, { user_id, coach_id });
      if (!coached) return 'obsolete';
      const { coach_name: title, is_coached: granted } = coached;
      await setRight({ userId: user_id, entryId: coach_id, reviewType: 'Coaching', title, granted });
      return 'delivered';
    },
    [portfolioDelivered.kind]: async (payload) => {
      const { user_id: userId } = payloadOf(portfolioDelivered, payload);
      const portfolio = { entryId: PORTFOLIO_SERVICE, reviewType: 'BCP', title: PORTFOLIO_TITLE };
      await setRight({ userId, ...portfolio, granted: true });
      return 'delivered';
    },
  };

  return {
    name: reviewRightChanged.channel,
    concurrency: env.OUTBOX_CONCURRENCY,
    timeout: env.SUBGRAPH_TIMEOUT_MS + 10_000,
    async deliver({ kind, payload }) {
      const deliver = deliveries[kind];
      if (!deliver) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
      try {
        return await deliver(payload);
      } catch (error) {
        throw isUnavailable(error) ? new DeliveryProblem('away', 'DOMAIN_AWAY') : error;
      }
    },
  };
}
