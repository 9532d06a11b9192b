import { type FileStorage, sweepFiles } from '@athenaeum/bff/files';
import type { Log } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { forgetMembers } from '../erasure/forgetMembers';
import { createForgottenList } from '../erasure/forgotten';
import type { Job } from '../schedule/job';
import { auditHeadJob } from './noteAuditHead';
import { reconciliationJobs } from './reconciliation';
import { writeWeekLetters } from './weekLetters';

interface Parts {
  clients: SubgraphClients;
  storage: FileStorage;
  databaseName: string;
  log: Log;
}

const TEN_MINUTES_MS = 600_000;

/** All background jobs. A name is the key of the job's schedule and the label of its metrics. */
export function createJobs({ clients, storage, databaseName, log }: Parts): Job[] {
  const forgotten = createForgottenList(databaseName);
  return [
    ...reconciliationJobs(clients),
    {
      name: 'member-erasure',
      everyMs: TEN_MINUTES_MS,
      isDueAtStart: true,
      run: () => forgetMembers({ clients, forgotten }),
      done: 'accounts erased',
      failed: 'accounts could not be erased; retried at the next run',
    },
    {
      name: 'file-cleanup',
      everyMs: TEN_MINUTES_MS,
      isDueAtStart: false,
      run: () => sweepFiles(storage),
      done: 'deleted files removed from storage',
      failed: 'deleted files could not be removed from storage; retried at the next run',
    },
    {
      name: 'weekly-letters',
      everyMs: TEN_MINUTES_MS,
      isDueAtStart: false,
      run: () => writeWeekLetters({ clients, at: Date.now() }),
      done: 'weekly letters enqueued',
      failed: 'weekly letters could not be enqueued; retried at the next run, until noon',
    },
    auditHeadJob(log),
  ];
}
