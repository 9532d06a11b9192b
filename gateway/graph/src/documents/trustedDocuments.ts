import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../context';
import type { DocumentReader } from './readDocuments';

/** Whether a document is one that our clients send. `unavailable`: not known, and the registry cannot be read now. */
export type Judgement = 'trusted' | 'unknown' | 'unavailable';

export interface TrustedDocuments {
  /** The documents as last read. */
  has(document: string): boolean;
  /** Reads the registry again before it answers `unknown`: a document published a moment ago is not refused. */
  judge(document: string): Promise<Judgement>;
  all(): ReadonlySet<string>;
  /** Registers a listener that is called with each new set of documents. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

interface Options {
  read: DocumentReader;
  log: Pick<Log, 'info' | 'warn'>;
  /** The poll interval, ms. */
  every?: number;
  /** The minimum time between two reads, ms, whatever the number of requests. */
  gap?: number;
  /** The timeout of one read, ms. */
  timeoutMs?: number;
}

/** Keeps the trusted documents up to date with the registry. While it cannot be read, the last state stays in use. */
export async function followDocuments({
  read,
  log,
  every = 1000,
  gap = 250,
  timeoutMs = 2000,
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
      await Promise.race([reading, tooLong(timeoutMs)]);
      problem = '';
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== problem && !isClosed) log.warn({ reason }, 'trusted documents could not be read');
      problem = reason;
      return false;
    }
  }

  /** A read that begins after this call, coalesced with other calls that wait for one. True when it succeeded. */
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
      return isTold ? 'unknown' : 'unavailable';
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

async function tooLong(timeoutMs: number): Promise<never> {
  await pause(timeoutMs, null, { ref: false });
  throw new Error('The registry does not answer.');
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((document) => other.has(document));
