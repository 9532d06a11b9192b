import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage } from 'node:http';
import mongoose from 'mongoose';

export interface WriteWatch {
  /** The collections that a request has written to, without duplicates. */
  by(requestId: string): string[];
  stop(): void;
}

const WRITES = [
  ...[
    'insertOne',
    'insertMany',
    'updateOne',
    'updateMany',
    'replaceOne',
    'deleteOne',
    'deleteMany',
    'bulkWrite',
  ],
  ...['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
] as const;

/** Collections that any request may write: sessions, rate limits, statistics. A record of an accepted call is removed when it is refused. */
const REQUEST_STATE = /^(web_?sessions|sign_?in|oidc|rate_limits|active|analytics|applied_webhooks)/i;

/**
 * Observes every effective write of this process below mongoose; those of a transaction when it commits.
 * Counting documents would not do: an update leaves their number unchanged.
 */
export function watchWrites(): WriteWatch {
  const { Collection, ClientSession } = mongoose.mongo;
  const written = new Map<string, Set<string>>();
  const inTransaction = new WeakMap<object, Set<string>>();
  // Writes outside of a request, by timers, are ignored.
  const note = (name: string) => {
    const requestId = String(requests.getStore()?.headers['x-request-id'] ?? '');
    written.set(requestId, (written.get(requestId) ?? new Set()).add(name));
  };

  const spies = WRITES.map((method) => {
    const original = Collection.prototype[method] as (...args: unknown[]) => Promise<unknown>;
    // One spy for methods of many types: its results are whatever the spied one has.
    return jest.spyOn(Collection.prototype, method as 'insertOne').mockImplementation(async function (
      this: { collectionName: string },
      ...args: unknown[]
    ) {
      const result = await original.apply(this, args);
      if (!REQUEST_STATE.test(this.collectionName) && hasChanged(method, result)) {
        const session = (args.at(-1) as { session?: { inTransaction(): boolean } } | undefined)?.session;
        if (!session?.inTransaction()) note(this.collectionName);
        else inTransaction.set(session, (inTransaction.get(session) ?? new Set()).add(this.collectionName));
      }
      // As above.
      return result as never;
    });
  });
  // A write is attributed to the request that started it; its id is known a moment later.
  const requests = new AsyncLocalStorage<IncomingMessage>();
  const emit = Server.prototype.emit;
  const arrivals = jest.spyOn(Server.prototype, 'emit').mockImplementation(function (
    this: Server,
    event: string | symbol,
    ...args: unknown[]
  ) {
    const go = () => emit.apply(this, [event, ...args] as Parameters<typeof emit>);
    return event === 'request' ? requests.run(args[0] as IncomingMessage, go) : go();
  });
  const commit = ClientSession.prototype.commitTransaction;
  const abort = ClientSession.prototype.abortTransaction;
  const ends = [
    jest.spyOn(ClientSession.prototype, 'commitTransaction').mockImplementation(async function (
      this: mongoose.mongo.ClientSession,
    ) {
      await commit.call(this);
      for (const name of inTransaction.get(this) ?? []) note(name);
      inTransaction.delete(this);
    }),
    jest.spyOn(ClientSession.prototype, 'abortTransaction').mockImplementation(async function (
      this: mongoose.mongo.ClientSession,
    ) {
      inTransaction.delete(this);
      await abort.call(this);
    }),
  ];

  return {
    by: (requestId) => [...(written.get(requestId) ?? [])].sort(),
    stop: () => [...spies, ...ends, arrivals].forEach((spy) => spy.mockRestore()),
  };
}

function hasChanged(method: (typeof WRITES)[number], result: unknown): boolean {
  if (method.startsWith('insert')) return true;
  if (method.startsWith('findOneAnd')) return foundIn(result);
  const counts = result as Partial<Record<(typeof COUNTS)[number], number>> | null;
  return COUNTS.some((count) => (counts?.[count] ?? 0) > 0);
}
const COUNTS = ['insertedCount', 'modifiedCount', 'upsertedCount', 'deletedCount'] as const;

/** With `includeResultMetadata` the document is in `value`; a found document counts as changed. */
const foundIn = (result: unknown) =>
  result !== null &&
  (typeof result !== 'object' || !('value' in result) || !('ok' in result) || result.value !== null);
