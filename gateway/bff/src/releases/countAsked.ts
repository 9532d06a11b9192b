import { createHmac } from 'node:crypto';
import { type AskedNote, createReportTokens, noteAsked, sessionIn } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { Counter, type Registry } from 'prom-client';
import type { Log } from '@athenaeum/graph/edge';
import type { Asked, CountAsked, Senders } from '@athenaeum/graph';
import type { Env } from '../env';
import { networkOf } from './networkOf';
import { outcomeOf } from './outcomeOf';

/** The token of the page that asks, as `platform.headers` has it. */
export const PAGE_HEADER = 'x-page';

/** What was asked is written down so often, ms: one write for each page, not for each operation. */
const EVERY = 2000;
/** Where the database is away for so long, what more there is to write down is let go. */
const MOST = 20_000;

interface Parts {
  env: Pick<Env, 'INTERNAL_KEY' | 'REPORT_KEY' | 'REPORT_KEY_PREVIOUS'>;
  senders: Senders;
  registry: Registry;
  log: Log;
  keep?: (notes: readonly AskedNote[]) => Promise<void>;
}

/**
 * Counts how the operations of each version of each remote go. Whose an operation is, the document says; which version, the
 * token of the page, which also proves that the page is ours. Of what several remotes of the page send, nothing is counted.
 */
export function createCountAsked({
  env,
  senders,
  registry,
  log,
  keep = (notes) => noteAsked(mongoose.connection, notes),
}: Parts) {
  const tokens = createReportTokens([env.REPORT_KEY, ...env.REPORT_KEY_PREVIOUS]);
  const counter = new Counter({
    name: 'remote_operations_total',
    help: 'GraphQL operations of areas (kind: queries, mutations) that were answered, failed, or met something away',
    labelNames: ['remote', 'version', 'kind', 'outcome'],
    registers: [registry],
  });
  let notes: AskedNote[] = [];
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  const timer = setInterval(write, EVERY).unref();

  function count({ headers, address, document, answer }: Asked): void {
    const token = headers[PAGE_HEADER];
    if (typeof token !== 'string' || token === '') return;
    const page = tokens.read(token, sessionIn(headers.cookie));
    if (page === 'late' || page === 'forged') return;
    const mine = senders.of(document).filter(({ remote, version }) => page.has(remote, version));
    const [sender] = mine;
    if (!sender || mine.some(({ remote }) => remote !== sender.remote)) return;
    const { remote, version, kind } = sender;
    const outcome = outcomeOf(answer);
    counter.inc({ remote, version, kind, outcome });
    if (notes.length >= MOST) return;
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
    });
  }

  /** One write at a time: while the database does not answer, what is asked waits where there is a limit to it. */
  function write(): Promise<void> {
    if (isWriting || notes.length === 0) return writing;
    const batch = notes;
    notes = [];
    isWriting = true;
    writing = keep(batch)
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'how areas do could not be kept'))
      .finally(() => (isWriting = false));
    return writing;
  }

  return {
    count: count as CountAsked,
    /** Writes down what there is, unless it is still writing. */
    write,
    async close(): Promise<void> {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
