import { positive } from '@athenaeum/graph/configuration';
import * as z from 'zod';

/** What the stream of facts to open pages reads. */
export const liveVariables = {
  LIVE_FACTS: z
    .enum(['process', 'database'])
    .optional()
    .describe(
      'How facts for open pages reach this gateway: from its own process, or from all by Redis or the database, the default in `services` mode, where workers run elsewhere, and with `REDIS_URL`. Several gateways need `database`.',
    ),
  LIVE_CONNECTIONS: positive
    .default(20_000)
    .describe('The maximum number of open pages’ streams of one gateway; further pages poll instead.'),
  LIVE_CONNECTIONS_OF_ACCOUNT: positive
    .default(8)
    .describe('The same of one account, which needs one for each browser.'),
};

/** Facts of this process are all there are only where nothing runs elsewhere. */
export const factsBy = ({
  LIVE_FACTS,
  GATEWAY_MODE,
  RUN_WORKER,
  REDIS_URL,
}: {
  LIVE_FACTS?: 'process' | 'database' | undefined;
  GATEWAY_MODE: 'embedded' | 'services';
  RUN_WORKER: boolean;
  REDIS_URL?: string | undefined;
}): 'process' | 'database' =>
  LIVE_FACTS ?? (GATEWAY_MODE === 'embedded' && RUN_WORKER && !REDIS_URL ? 'process' : 'database');
