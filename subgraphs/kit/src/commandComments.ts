import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';
import * as z from 'zod';

/** Of the environment. Not by default: the store behind it makes every promise dearer. */
export const commandsAreNamed = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
  .describe(
    '`true`: what the database is asked carries the id of the request as its `comment`, for the profiler and the slow log to say. Costs time itself.',
  );

const current = new AsyncLocalStorage<string>();

/**
 * What `run` and all that it begins ask of a connection that names its commands carries the id as its `comment` (safety 21).
 * Nothing else may stand there: it is read by whoever looks after the database.
 */
export const commandsNamed = <T>(requestId: string, run: () => T): T => current.run(requestId, run);

/** Where a call of the driver has its options. */
const OPTIONS_AT: Readonly<Record<string, number>> = {
  aggregate: 1,
  bulkWrite: 1,
  countDocuments: 1,
  deleteMany: 1,
  deleteOne: 1,
  distinct: 2,
  find: 1,
  findOne: 1,
  findOneAndDelete: 1,
  findOneAndReplace: 2,
  findOneAndUpdate: 2,
  insertMany: 1,
  insertOne: 1,
  replaceOne: 2,
  updateMany: 2,
  updateOne: 2,
};

interface Call {
  method: string;
  params: unknown[];
}

/** Has what is asked of the connection say which request asks. What models ask has options of its own each time. */
export function nameCommands(connection: Connection): void {
  connection.on('operation-start', ({ method, params }: Call) => {
    const requestId = current.getStore();
    const options = params[OPTIONS_AT[method] ?? Infinity];
    if (requestId && typeof options === 'object' && options !== null)
      Object.assign(options, { comment: requestId });
  });
}
