import type { Log } from '../../graph/context';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import { askService } from '../routes/askService';

const EVERY = 60_000;
const SETTLE = 'mutation GatewaySettlePostings { settlePostings { ok code message data } }';

/** Has posters told of what has expired, every minute until it is stopped. Several instances may. */
export function startSettlingPostings({
  opportunities,
  log,
}: {
  opportunities: SubgraphClient;
  log: Log;
}): () => void {
  const timer = setInterval(() => void settle(), EVERY);
  timer.unref();
  async function settle(): Promise<void> {
    try {
      const count = await askService<number>(opportunities, SETTLE, {});
      if (count) log.info({ count }, 'postings are over');
    } catch (error) {
      log.warn({ err: error }, 'postings could not be settled; they will be next time');
    }
  }
  return () => clearInterval(timer);
}
