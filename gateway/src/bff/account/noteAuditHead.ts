import { auditHead } from '@athenaeum/kit/audit';
import type { Log } from '../../graph/context';

const LOG_INTERVAL_MS = 10 * 60_000;

/** Writes the newest row of the audit trail to the log, out of reach of somebody who can change the database. */
export function startNotingAuditHead(log: Log): () => void {
  let noted = 0;
  const timer = setInterval(() => void note(), LOG_INTERVAL_MS);
  timer.unref();
  async function note(): Promise<void> {
    try {
      const head = await auditHead();
      if (!head || head.seq === noted) return;
      noted = head.seq;
      log.info({ head: `${head.seq}:${head.digest}` }, 'audit head');
    } catch (error) {
      log.warn({ err: error }, 'the head of the audit trail could not be noted; it will be next time');
    }
  }
  void note();
  return () => clearInterval(timer);
}
