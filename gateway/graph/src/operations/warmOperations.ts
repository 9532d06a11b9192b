import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Log } from '../context';
import { operationNameOf } from '../documents/operationNameOf';
import type { Operation } from './operation';
import type { OperationStore } from './operationStore';

/** Operations that are not planned by then are planned on their first request. */
const WARM_UP_TIMEOUT_MS = 20_000;

interface Options {
  /** The documents to plan ahead. */
  documents: Iterable<string>;
  /** Further preparation of each planned operation. */
  prepare?(operation: Operation): void;
  log: Pick<Log, 'info'>;
  timeoutMs?: number;
}

/** Prepares operations ahead of their first request, one at a time, yielding to requests in between. */
export async function warmOperations(
  store: OperationStore,
  { documents, prepare, log, timeoutMs = WARM_UP_TIMEOUT_MS }: Options,
): Promise<void> {
  const missing = [...documents].filter((document) => !store.keeps(document));
  if (missing.length === 0) return;
  const startedAt = performance.now();
  let planned = 0;
  let failed = 0;
  for (const document of missing) {
    if (performance.now() - startedAt > timeoutMs) break;
    await letOthersRun();
    // Another run may have prepared it already.
    if (store.keeps(document)) continue;
    try {
      const operation = store.keep(document, operationNameOf(document));
      prepare?.(operation);
      planned++;
    } catch {
      // An older version may request a removed field; its request gets the error.
      failed++;
    }
  }
  const ms = Math.round(performance.now() - startedAt);
  log.info({ planned, failed, left: missing.length - planned - failed, ms }, 'plans prepared');
}
