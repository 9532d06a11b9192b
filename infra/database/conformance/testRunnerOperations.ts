import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { EntityDescription } from './testFile';
import type { World } from './world';

type Document = Record<string, unknown>;
type RunnerOperation = (given: Document, world: World) => unknown;

const STATES: Record<string, string[]> = {
  none: ['NO_TRANSACTION'],
  starting: ['STARTING_TRANSACTION'],
  in_progress: ['TRANSACTION_IN_PROGRESS'],
  committed: ['TRANSACTION_COMMITTED', 'TRANSACTION_COMMITTED_EMPTY'],
  aborted: ['TRANSACTION_ABORTED'],
};

/** Operations on the test runner itself. */
export const testRunnerOperations: Record<string, RunnerOperation> = {
  failPoint: ({ failPoint }, { observer }) => observer.db('admin').command(failPoint as Document),
  wait: ({ ms }) => pause(Number(ms)),
  createEntities: async ({ entities }, world) => {
    for (const entity of entities as EntityDescription[]) await world.create(entity);
  },
  assertSessionTransactionState: ({ session, state }, world) => {
    const { transaction } = world.entities[String(session)] as { transaction: { state: string } };
    demand(STATES[String(state)]!.includes(transaction.state), `the transaction is ${transaction.state}`);
  },
  assertSessionUnpinned: () => {},
  assertSessionDirty: ({ session }, world) => demand(isDirty(world, session), 'the session is not dirty'),
  assertSessionNotDirty: ({ session }, world) => demand(!isDirty(world, session), 'the session is dirty'),
  assertSameLsidOnLastTwoCommands: ({ client }, world) =>
    demand(hasSameSession(world, client), 'two sessions'),
  assertDifferentLsidOnLastTwoCommands: ({ client }, world) =>
    demand(!hasSameSession(world, client), 'one session'),
  assertCollectionExists: async (given, world) =>
    demand(await hasCollection(given, world), 'no such collection'),
  assertCollectionNotExists: async (given, world) =>
    demand(!(await hasCollection(given, world)), 'there is one'),
  assertIndexExists: async (given, world) => demand(await hasIndex(given, world), 'no such index'),
  assertIndexNotExists: async (given, world) => demand(!(await hasIndex(given, world)), 'there is one'),
};

function demand(isMet: boolean, otherwise: string): void {
  if (!isMet) throw new Error(otherwise);
}

const isDirty = ({ entities }: World, session: unknown): boolean => {
  const { serverSession } = entities[String(session)] as { serverSession?: { isDirty: boolean } };
  return serverSession?.isDirty === true;
};

function hasSameSession(world: World, client: unknown): boolean {
  const started = world.eventsOf(String(client)).filter(({ kind }) => kind === 'commandStartedEvent');
  const [a, b] = started.slice(-2).map(({ command }) => String((command?.lsid as { id: mongo.Binary }).id));
  return a === b;
}

async function hasCollection(
  { databaseName, collectionName }: Document,
  { observer }: World,
): Promise<boolean> {
  const found = observer.db(String(databaseName)).listCollections({ name: String(collectionName) });
  return (await found.toArray()).length > 0;
}

async function hasIndex(given: Document, world: World): Promise<boolean> {
  if (!(await hasCollection(given, world))) return false;
  const collection = world.observer.db(String(given.databaseName)).collection(String(given.collectionName));
  return (await collection.indexes()).some(({ name }) => name === given.indexName);
}
