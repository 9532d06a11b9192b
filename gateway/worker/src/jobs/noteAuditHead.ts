import { auditHead } from '@athenaeum/kit/audit';
import type { Log } from '@athenaeum/graph/edge';
import type { Job } from '../schedule/job';

const LOG_INTERVAL_MS = 10 * 60_000;

/** Writes the newest row of the audit trail to the log, out of reach of somebody who can change the database. */
export function auditHeadJob(log: Log): Job {
  let noted = 0;
  return {
    name: 'audit-head',
    everyMs: LOG_INTERVAL_MS,
    isDueAtStart: true,
    async run() {
      const head = await auditHead();
      if (!head || head.seq === noted) return 0;
      noted = head.seq;
      log.info({ head: `${head.seq}:${head.digest}` }, 'audit head');
      return 0;
    },
    done: 'the head of the audit trail was noted',
    failed: 'the head of the audit trail could not be noted; it will be next time',
  };
}
