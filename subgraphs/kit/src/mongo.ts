import mongoose, { type ClientSession, type Connection, type ConnectOptions } from 'mongoose';
import { nameCommands } from './commandComments';
import { countCost } from './costs';
import { DATA_COMMANDS } from './dataCommands';
import { discardFacts, publishCommitted } from './facts/publish';
import { committed } from './outbox/changeNotification';
import { traceCommands } from './telemetry/traceCommands';

interface DatabaseOptions {
  dbName?: string;
  /** Whether its commands are counted in the costs of the current request. */
  monitorCommands?: boolean;
  /** Whether its commands carry the id of the current request. */
  nameCommands?: boolean;
  /** Whether its commands have spans in the traces of their requests. */
  traceCommands?: boolean;
  /** Socket timeout, ms; none when left out. The driver retries what can be repeated once. */
  longestSilence?: number;
}

const SELECTION_TIMEOUT_MS = 5000;

let opened: { uri: string; options: ConnectOptions } | undefined;

/** Opens the connection that all models of the process share. Timeouts that the URI states take precedence. */
export async function connectDatabase(
  uri: string,
  {
    dbName = 'athenaeum',
    monitorCommands = false,
    nameCommands: isNaming = false,
    traceCommands: isTraced = false,
    longestSilence,
  }: DatabaseOptions = {},
): Promise<void> {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', false);
  const unlessStated = (timeouts: ConnectOptions) =>
    Object.fromEntries(Object.entries(timeouts).filter(([name]) => !uri.includes(`${name}=`)));
  const selection = unlessStated({ serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS });
  const options = { dbName, autoIndex: false, ...selection };
  opened = { uri, options };
  await mongoose.connect(uri, {
    ...options,
    monitorCommands: monitorCommands || isTraced,
    // For commands and for connecting, which would otherwise hang in the handshake.
    ...(longestSilence
      ? unlessStated({ socketTimeoutMS: longestSilence, connectTimeoutMS: longestSilence })
      : {}),
  });
  if (monitorCommands) mongoose.connection.getClient().on('commandStarted', countQuery);
  if (isTraced) traceCommands(mongoose.connection.getClient());
  if (isNaming) nameCommands(mongoose.connection);
}

function countQuery({ commandName }: { commandName: string }): void {
  if (DATA_COMMANDS.has(commandName)) countCost('queries');
}

/**
 * A second connection to the same database, for long operations: no socket timeout, while the driver's heartbeat still detects a
 * database that hangs. The caller closes it.
 *
 * @throws Error when no database is connected
 */
export function openConnectionWithoutTimeout(): Promise<Connection> {
  if (!opened) throw new Error('No database is connected');
  return mongoose.createConnection(opened.uri, { ...opened.options, autoCreate: false }).asPromise();
}

export const disconnectDatabase = () => mongoose.disconnect();

/** Runs `work` in a transaction; the driver runs it again from the start after a write conflict. */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  let session: ClientSession | undefined;
  const result = await mongoose.connection.transaction((current) => {
    session = current;
    discardFacts(current);
    return work(current);
  });
  if (session) {
    committed(session);
    publishCommitted(session);
  }
  return result as T;
}

/** True when a unique index refused the write: another one was first. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11000;
