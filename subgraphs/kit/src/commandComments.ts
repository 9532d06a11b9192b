import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';
import * as z from 'zod';

/** Off by default: AsyncLocalStorage makes every promise slower. */
export const commandsAreNamed = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
  .describe(
    '`true`: database commands carry the request id as their `comment`, so that the profiler and the slow query log show it. This costs time.',
  );

const current = new AsyncLocalStorage<string>();

/**
 * Commands that `run` sends over a connection with `nameCommands` carry the request's id as their `comment` (safety 21).
 * Nothing else may be put there: operators of the database can read it.
 */
export const commandsNamed = <T>(requestId: string, run: () => T): T => current.run(requestId, run);

/** The id of the request whose commands are named; undefined outside of `commandsNamed`. */
export const currentRequest = (): string | undefined => current.getStore();

/** Index of the options among the arguments of each driver method. */
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

/** Puts the current request's id on the connection's commands. Mongoose passes a fresh options object with each call. */
export function nameCommands(connection: Connection): void {
  connection.on('operation-start', ({ method, params }: Call) => {
    const requestId = current.getStore();
    const options = params[OPTIONS_AT[method] ?? Infinity];
    if (requestId && typeof options === 'object' && options !== null)
      Object.assign(options, { comment: requestId });
  });
}
