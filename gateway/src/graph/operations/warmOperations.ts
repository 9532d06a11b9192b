import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Log } from '../context';
import { operationNameOf } from '../documents/operationNameOf';
import type { Operation } from './operation';
import type { OperationStore } from './operationStore';

/** What is not planned by then is planned when it is first asked for. */
const LONGEST = 20_000;

interface Options {
  /** What is worth a plan before anybody asks. */
  documents: Iterable<string>;
  /** What else can be done of each that is planned. */
  prepare?(operation: Operation): void;
  log: Pick<Log, 'info'>;
  longest?: number;
}

/** Prepares operations ahead of the requests that need them, one at a time, with requests served in between. */
export async function warmOperations(
  store: OperationStore,
  { documents, prepare, log, longest = LONGEST }: Options,
): Promise<void> {
  const missing = [...documents].filter((document) => !store.keeps(document));
  if (missing.length === 0) return;
  const startedAt = performance.now();
  let planned = 0;
  let failed = 0;
  for (const document of missing) {
    if (performance.now() - startedAt > longest) break;
    await letOthersRun();
    // Another round may have come first.
    if (store.keeps(document)) continue;
    try {
      const operation = store.keep(document, operationNameOf(document));
      prepare?.(operation);
      planned++;
    } catch {
      // An older version may ask for what is no more; its request is told so.
      failed++;
    }
  }
  const ms = Math.round(performance.now() - startedAt);
  log.info({ planned, failed, left: missing.length - planned - failed, ms }, 'plans prepared');
}
