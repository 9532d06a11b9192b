import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import mongoose from 'mongoose';
import { ensureIndexes, type StoredModel } from '../ensureIndexes';
import type { GraphQLCall } from '../executor';
import { connectDatabase, disconnectDatabase } from '../mongo';
import type { Result } from '../result';
import type { Subgraph } from '../subgraph';
import type { Role, Viewer } from '../viewer';

export { startCollector, type Figure } from './collector';
export { fakeDate } from './fakeDate';
export { leftWhenYoung, type Begin } from './leftWhenYoung';
export { openForFile } from './openForFile';
export { indexesUsed, plansDuring, type QueryPlan } from './queryPlans';

/** The result of a root field as tests read it: they ask for what they expect. */
export interface ResultOf<Data> extends Omit<Result<never>, 'data'> {
  data: Data;
}

/** A viewer for tests; a member unless roles are given. */
export const viewerOf = (id: string | null, ...roles: Role[]): Viewer => ({
  id,
  roles: new Set<Role>(roles.length > 0 ? roles : [id === null ? 'visitor' : 'member']),
});

export interface TestWorld {
  /** Runs an operation as a viewer and answers its data; GraphQL errors fail the test. */
  run<T = Record<string, unknown>>(
    viewer: Viewer,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<T>;
  execute(viewer: Viewer, call: GraphQLCall): Promise<ExecutionResult>;
  /** How many reads the database served while `work` ran. */
  countReads(work: () => Promise<unknown>): Promise<number>;
  /** The commands that `work` sent to write, as "update rsvps", whether they changed something or not. */
  writesDuring(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** The real schema on the database server of the test run, in a database of its own. */
export async function createTestWorld(subgraph: Subgraph): Promise<TestWorld> {
  process.env.LOG_LEVEL ??= 'silent';
  const database = await openTestDatabase(subgraph.models);

  const execute: TestWorld['execute'] = (viewer, call) =>
    subgraph.execute(call, { viewer, requestId: 'test' });

  return {
    execute,
    async run<T>(viewer: Viewer, query: string, variables?: Record<string, unknown>) {
      const { data, errors } = await execute(viewer, { query, variables });
      if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
      return structuredClone(data) as T;
    },
    async countReads(work) {
      let reads = 0;
      const count = ({ commandName }: { commandName: string }) => {
        if (['find', 'aggregate', 'count', 'distinct', 'getMore'].includes(commandName)) reads += 1;
      };
      const client = mongoose.connection.getClient();
      client.on('commandStarted', count);
      await work();
      client.off('commandStarted', count);
      return reads;
    },
    async writesDuring(work) {
      const writes: string[] = [];
      const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
        if (WRITE_COMMANDS.includes(commandName))
          writes.push(`${commandName} ${String(command[commandName])}`);
      };
      const client = mongoose.connection.getClient();
      client.on('commandStarted', note);
      await work();
      client.off('commandStarted', note);
      return writes;
    },
    close: database.close,
  };
}

const WRITE_COMMANDS = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'];

export interface TestDatabase {
  uri: string;
  name: string;
  close(): Promise<void>;
}

/** A database of its own on the server of the test run, with the indexes of these models. */
export async function openTestDatabase(models: readonly StoredModel[]): Promise<TestDatabase> {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) throw new Error('TEST_MONGODB_URI is missing: run the tests with infra/test/jest.config.cjs');
  const name = `test_${randomUUID().slice(0, 12)}`;
  await connectDatabase(uri, { dbName: name, monitorCommands: true });
  await ensureIndexes(models);
  return {
    uri,
    name,
    async close() {
      await mongoose.connection.dropDatabase();
      await disconnectDatabase();
    },
  };
}
