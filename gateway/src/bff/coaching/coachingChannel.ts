import { reviewRightChanged } from '@athenaeum/coaching-contract/outgoing';
import { DeliveryProblem, type Channel } from '@athenaeum/kit/outbox';
import { isAway } from '../../edge/isAway';
import type { Env } from '../../env';
import type { SubgraphClients } from '../../graph/subgraphs/subgraphClient';
import { askService } from '../routes/askService';

const COACHED = `query GatewayCoached($user_id: ID!, $coach_id: ID!) {
  coachedNotice(user_id: $user_id, coach_id: $coach_id) { ok code message data { is_coached coach_name } } }`;
const SET_RIGHT = `mutation GatewaySetReviewRight($input: SetReviewRightInput!) {
  setReviewRight(input: $input) { ok code message data } }`;

/** What follows from coaching in other domains: who was coached may review her coach. */
export const coachingChannel = (env: Env, { coaching, content }: SubgraphClients): Channel => ({
  name: reviewRightChanged.channel,
  concurrency: env.OUTBOX_CONCURRENCY,
  timeout: env.SUBGRAPH_TIMEOUT_MS + 10_000,
  async deliver({ kind, payload }) {
    if (kind !== reviewRightChanged.kind) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
    const { user_id, coach_id } = reviewRightChanged.payload.parse(payload);
    try {
      type Coached = { is_coached: boolean; coach_name: string };
      const coached = await askService<Coached>(coaching, COACHED, { user_id, coach_id });
      if (!coached) return 'obsolete';
      const input = {
        userId: user_id,
        entryId: coach_id,
        reviewType: 'Coaching',
        title: coached.coach_name,
        granted: coached.is_coached,
      };
      await askService<boolean>(content, SET_RIGHT, { input });
    } catch (error) {
      throw isAway(error) ? new DeliveryProblem('away', 'DOMAIN_AWAY') : error;
    }
    return 'delivered';
  },
});
