import { type FileStorage, sweepFiles } from '@athenaeum/bff/files';
import type { Log } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { forgetMembers } from '../forgetting/forgetMembers';
import { createForgottenList } from '../forgetting/forgotten';
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

/** Everything that is done at intervals. */
export function createJobs({ clients, storage, databaseName, log }: Parts): Job[] {
  const forgotten = createForgottenList(databaseName);
  return [
    ...reconciliationJobs(clients),
    {
      name: 'forgetting',
      everyMs: TEN_MINUTES_MS,
      isDueAtStart: true,
      run: () => forgetMembers({ clients, forgotten }),
      done: 'members forgotten',
      failed: 'members could not be forgotten; they will be next time',
    },
    {
      name: 'sweeping',
      everyMs: TEN_MINUTES_MS,
      isDueAtStart: false,
      run: () => sweepFiles(storage),
      done: 'files taken away',
      failed: 'files could not be taken away; they will be next time',
    },
    {
      name: 'week-letters',
      everyMs: TEN_MINUTES_MS,
      isDueAtStart: false,
      run: () => writeWeekLetters({ clients, at: Date.now() }),
      done: 'letters of the week were written',
      failed: 'letters of the week could not be written; they will be next time, until noon',
    },
    auditHeadJob(log),
  ];
}
