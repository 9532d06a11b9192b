import type { Log } from '../../graph/context';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import { askService } from '../routes/askService';

const EVERY = 60_000;
const SETTLE = 'mutation GatewaySettlePastSessions { settlePastSessions { ok code message data } }';

/**
 * Has sessions that are over counted, every minute until it is stopped. Several instances may: what is counted already, by
 * whom and before which crash, is not counted again.
 */
export function startSettling({ coaching, log }: { coaching: SubgraphClient; log: Log }): () => void {
  const timer = setInterval(() => void settle(), EVERY);
  timer.unref();
  async function settle(): Promise<void> {
    try {
      const count = await askService<number>(coaching, SETTLE, {});
      if (count) log.info({ count }, 'sessions are over');
    } catch (error) {
      log.warn({ err: error }, 'past sessions could not be counted; they will be next time');
    }
  }
  return () => clearInterval(timer);
}
