import { createHmac } from 'node:crypto';
import { type OperationNote, createReportTokens, recordOperations, sessionIn } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { Counter, type Registry } from 'prom-client';
import type { Log } from '@athenaeum/graph/edge';
import type { AnsweredOperation, OnAnswered, Senders } from '@athenaeum/graph';
import type { Env } from '../env';
import { networkOf } from './networkOf';
import { createKeepVisits } from './keepVisits';
import { isDone, outcomeOf } from './outcomeOf';

/** The header with the page's token, from `platform.headers`. */
export const PAGE_HEADER = 'x-page';

/** How often counts are written: one write for each page, not for each operation. */
const WRITE_INTERVAL_MS = 2000;
/** Maximum of buffered counts while the database is down; further ones are dropped. */
const MAX_BUFFERED = 20_000;

interface Parts {
  env: Pick<Env, 'INTERNAL_KEY' | 'REPORT_KEY' | 'REPORT_KEY_PREVIOUS'>;
  senders: Senders;
  registry: Registry;
  log: Log;
  keep?: (notes: readonly CountedOperation[]) => Promise<void>;
}

/** `figure` is absent where nobody’s visit is counted: the version has no figures, or the page is of staff, who get every canary. */
export type CountedOperation = OperationNote & { figure?: string | null };

/**
 * Counts the outcomes of GraphQL operations by version of each remote. The document identifies the remote, the page's token
 * the version; the token also proves that the page is ours. Operations that several remotes of the page send are not
 * counted.
 */
export function createOperationCounts({ env, senders, registry, log, keep = keepBoth() }: Parts) {
  const tokens = createReportTokens([env.REPORT_KEY, ...env.REPORT_KEY_PREVIOUS]);
  const counter = new Counter({
    name: 'remote_operations_total',
    help: 'GraphQL operations of areas (kind: queries, mutations) that were answered, failed, or failed with an outage of a dependency',
    labelNames: ['remote', 'version', 'kind', 'outcome'],
    registers: [registry],
  });
  let notes: CountedOperation[] = [];
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  const timer = setInterval(write, WRITE_INTERVAL_MS).unref();

  function count({ headers, address, document, answer }: AnsweredOperation): void {
    const token = headers[PAGE_HEADER];
    if (typeof token !== 'string' || token === '') return;
    const page = tokens.read(token, sessionIn(headers.cookie));
    if (page === 'late' || page === 'forged') return;
    const mine = senders.of(document).filter(({ remote, version }) => page.has(remote, version));
    const [sender] = mine;
    if (!sender || mine.some(({ remote }) => remote !== sender.remote)) return;
    const { remote, version, kind, figure } = sender;
    const outcome = outcomeOf(answer);
    counter.inc({ remote, version, kind, outcome });
    if (notes.length >= MAX_BUFFERED) return;
    const hashOf = (what: string) =>
      createHmac('sha256', env.INTERNAL_KEY).update(`${remote} ${version} ${what}`).digest('base64url');
    notes.push({
      tab: page.tab,
      remote,
      version,
      network: hashOf(networkOf(address)),
      member: page.member && hashOf(`member ${page.member}`),
      kind,
      outcome,
      at: Date.now(),
      ...(figure !== undefined && !page.isStaff && { figure: isDone(answer) ? figure : null }),
    });
  }

  /** Writes one batch at a time; while the database does not answer, counts are buffered up to `MAX_BUFFERED`. */
  function write(): Promise<void> {
    if (isWriting || notes.length === 0) return writing;
    const batch = notes;
    notes = [];
    isWriting = true;
    writing = keep(batch)
      .catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'outcomes of operations could not be recorded'),
      )
      .finally(() => (isWriting = false));
    return writing;
  }

  return {
    count: count as OnAnswered,
    /** Writes the buffered counts, unless a write is running. */
    write,
    async close(): Promise<void> {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}

function keepBoth() {
  const keepVisits = createKeepVisits();
  return async (notes: readonly CountedOperation[]): Promise<void> => {
    await Promise.all([
      recordOperations(mongoose.connection, notes),
      keepVisits(notes.flatMap(({ figure, ...note }) => (figure === undefined ? [] : [{ ...note, figure }]))),
    ]);
  };
}
