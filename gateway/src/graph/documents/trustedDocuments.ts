import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../context';
import type { DocumentReader } from './readDocuments';

/** Whether a document is one that our clients send. `untold`: it is not known, and nobody can be asked just now. */
export type Judgement = 'trusted' | 'unknown' | 'untold';

export interface TrustedDocuments {
  /** By what is known already. */
  has(document: string): boolean;
  /** Looks again before it says no: what was published a moment ago is not refused. */
  judge(document: string): Promise<Judgement>;
  all(): ReadonlySet<string>;
  /** Called with each new state of them. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

interface Options {
  read: DocumentReader;
  log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds between two looks when nobody asks. */
  every?: number;
  /** The least between two looks, however many ask. */
  gap?: number;
  /** How long a look may take before it counts as failed. */
  patience?: number;
}

/** Follows what is published. While that cannot be read, the last state goes on being used. */
export async function followDocuments({
  read,
  log,
  every = 1000,
  gap = 250,
  patience = 2000,
}: Options): Promise<TrustedDocuments> {
  let documents: ReadonlySet<string> = new Set();
  let reading: Promise<void> | null = null;
  let looking: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | null = null;
  let lastLook = -Infinity;
  let problem = '';
  let isClosed = false;
  const listeners: (() => void)[] = [];

  async function update(): Promise<void> {
    const found = await read();
    if (!found || isClosed || isSame(found, documents)) return;
    documents = found;
    log.info({ documents: documents.size }, 'trusted documents read');
    for (const listener of listeners) listener();
  }

  async function look(): Promise<boolean> {
    try {
      reading ??= update().finally(() => (reading = null));
      await Promise.race([reading, tooLong(patience)]);
      problem = '';
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== problem && !isClosed) log.warn({ reason }, 'trusted documents could not be read');
      problem = reason;
      return false;
    }
  }

  /** A look that begins after this was asked: all who ask meanwhile share it. True when it could be had. */
  const lookAgain = () =>
    (next ??= (async () => {
      await looking;
      const wait = lastLook + gap - performance.now();
      if (wait > 0) await pause(wait);
      next = null;
      lastLook = performance.now();
      return (looking = look());
    })());

  await lookAgain();
  const following = setInterval(lookAgain, every).unref();

  return {
    has: (document) => documents.has(document),
    async judge(document) {
      if (documents.has(document)) return 'trusted';
      const isTold = await lookAgain();
      if (documents.has(document)) return 'trusted';
      return isTold ? 'unknown' : 'untold';
    },
    all: () => documents,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      clearInterval(following);
      await next;
      await looking;
    },
  };
}

async function tooLong(patience: number): Promise<never> {
  await pause(patience, null, { ref: false });
  throw new Error('The registry does not answer.');
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((document) => other.has(document));
