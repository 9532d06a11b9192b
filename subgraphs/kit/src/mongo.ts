import mongoose, { type ClientSession, type Connection, type ConnectOptions } from 'mongoose';
import { nameCommands } from './commandComments';
import { countCost } from './costs';
import { committed } from './outbox/bell';

interface DatabaseOptions {
  dbName?: string;
  /** Whether what it is asked is counted among the costs of the request that asks. */
  monitorCommands?: boolean;
  /** Whether what it is asked says by which request. */
  nameCommands?: boolean;
  /** How long the database may say nothing when it is asked, ms; for ever when left out. What can be repeated is asked twice. */
  longestSilence?: number;
}

let opened: { uri: string; options: ConnectOptions } | undefined;

/** Opens the one connection every model of the process uses. */
export async function connectDatabase(
  uri: string,
  {
    dbName = 'athenaeum',
    monitorCommands = false,
    nameCommands: isNaming = false,
    longestSilence,
  }: DatabaseOptions = {},
): Promise<void> {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', false);
  const options = { dbName, autoIndex: false, serverSelectionTimeoutMS: 5000 };
  opened = { uri, options };
  await mongoose.connect(uri, {
    ...options,
    monitorCommands,
    // To what is asked, and to a new connection, whose greeting it would hang in.
    ...(longestSilence ? { socketTimeoutMS: longestSilence, connectTimeoutMS: longestSilence } : {}),
  });
  if (monitorCommands) mongoose.connection.getClient().on('commandStarted', countQuery);
  if (isNaming) nameCommands(mongoose.connection);
}

/** Not greetings, nor the ends of transactions and sessions. */
const QUERIES = new Set([
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'bulkWrite',
]);

function countQuery({ commandName }: { commandName: string }): void {
  if (QUERIES.has(commandName)) countCost('queries');
}

/**
 * Another connection to the same database, for what may take long: it waits for every answer, while the driver's own
 * greetings still tell a database that hangs from one that is at work. Whoever opens it closes it.
 */
export function openPatientConnection(): Promise<Connection> {
  if (!opened) throw new Error('No database is connected');
  return mongoose.createConnection(opened.uri, { ...opened.options, autoCreate: false }).asPromise();
}

export const disconnectDatabase = () => mongoose.disconnect();

/** Runs `work` in a transaction, again from the start when it met another writer. */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  let session: ClientSession | undefined;
  const result = await mongoose.connection.transaction((current) => {
    session = current;
    return work(current);
  });
  if (session) committed(session);
  return result as T;
}

/** True when a unique index refused the write: someone was there first. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11000;
