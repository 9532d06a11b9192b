import { Long, type Timestamp } from 'bson';
import { decodeExact } from '../bson/codec';
import { isDocument, type Document } from '../bson/valueTypes';
import { asCommandError, CommandError, writeConflict } from '../errors';
import { atomically } from '../storage/bufferedView';
import { refusalOf } from '../unsupported';
import { LimitedView } from '../storage/limitedView';
import type { WriteView } from '../storage/views';
import { SharedSnapshot } from '../transactions/sessionSnapshots';
import { storedReply, storeReply } from '../transactions/retryableWrites';
import type { Transaction } from '../transactions/transaction';
import { flag } from './arguments';
import {
  CursorReply,
  type Command,
  type CommandContext,
  type Reply,
  type Request,
  type Server,
} from './command';
import { commands } from './commands';
import { errorReply } from './errorReply';
import type { FailPoints } from './failPoints';
import { refuseUnknownFields } from './knownFields';
import { timeLimitOf } from './maxTime';
import { sessionOf, sessionText } from './sessionCommands';
import { unsatisfiable, withWriteConcernError } from './writeConcern';

export type Dispatch = (request: Request) => Promise<Reply | 'disconnect'>;

/** Runs a command on its own, in a transaction, or as a retryable write. */
export function createDispatch(server: Server, failPoints: FailPoints): Dispatch {
  return async (request) => {
    try {
      const failure = await failPoints.meet(request);
      if (failure?.kind === 'disconnect') return 'disconnect';
      if (failure?.kind === 'error') throw failure.error;
      const reply = await run(server, request, failPoints);
      if (reply === 'disconnect') return reply;
      return withWriteConcernError(
        reply,
        failPoints.writeConcernError(failure, request) ?? unsatisfiable(request),
      );
    } catch (error) {
      return errorReply(asCommandError(error), request);
    }
  };
}

async function run(server: Server, request: Request, failPoints: FailPoints): Promise<Reply | 'disconnect'> {
  const command = commandNamed(request.name, failPoints);
  refuseUnknownFields(request.name, request.body);
  const base: CommandContext = { server, engine: server.engine, request };
  if (command.kind === 'control') return command.run(base);
  const context = { ...base, timeLimit: timeLimitOf(request.body, server.now) };
  const numbered = sessionOf(request);
  if (request.body.autocommit === false) return runInTransaction(command, context, numbered!);
  if (!isWriting(command, request)) return runRead(command, context);
  if (!numbered) return server.engine.storage.write((view) => runOn(command, { ...context, view }));

  server.engine.sessions.moveTo(numbered.session, numbered.number);
  const { session, number } = numbered;
  const earlier = storedReply(server.engine.storage.latest(), session, number, 'write');
  return earlier ?? failPoints.aroundWrite(() => runOnce(command, context, numbered));
}

function commandNamed(name: string, failPoints: FailPoints): Command {
  const command = failPoints.command(name) ?? (Object.hasOwn(commands, name) ? commands[name] : undefined);
  if (!command) {
    throw refusalOf('command', name) ?? new CommandError(59, 'CommandNotFound', `no such command: '${name}'`);
  }
  return command;
}

type DataCommand = Exclude<Command, { kind: 'control' }>;

const isWriting = (command: DataCommand, request: Request) =>
  command.kind === 'write' || (command.kind === 'either' && command.writes(request));

type ViewContext = CommandContext & { view: WriteView };

function runOn(command: DataCommand, context: ViewContext, isInTransaction = false): Reply {
  const { timeLimit, view } = context;
  const run = (runView: WriteView) =>
    command.run({ ...context, view: runView, isInTransaction, hold: () => () => {} });
  if (!timeLimit) return run(view);
  // The command may have waited behind other writes.
  timeLimit.check();
  return atomically(view, (buffer) => run(new LimitedView(buffer, timeLimit)));
}

function runRead(command: DataCommand, context: CommandContext): Reply {
  const snapshot = sessionSnapshot(context) ?? new SharedSnapshot(context.engine.storage);
  const release = snapshot.use();
  try {
    // A command that only reads is given a view without the means to write.
    const view = snapshot.view as WriteView;
    return command.run({
      ...context,
      view: context.timeLimit ? new LimitedView(view, context.timeLimit) : view,
      isInTransaction: false,
      readAt: snapshot.time,
      hold: () => snapshot.use(),
    });
  } finally {
    release();
  }
}

/** The snapshot that all reads of a snapshot session share; undefined for other reads. */
function sessionSnapshot({ engine, request: { body } }: CommandContext): SharedSnapshot | undefined {
  const { lsid, readConcern } = body;
  if (!isDocument(lsid) || !isDocument(readConcern) || readConcern.level !== 'snapshot') return undefined;
  return engine.sessionSnapshots.at(sessionText(lsid), readConcern.atClusterTime as Timestamp | undefined);
}

/** A retryable write: the reply is stored with it, and sent again when the driver repeats the same `txnNumber`. */
function runOnce(command: DataCommand, context: CommandContext, numbered: Numbered): Promise<Reply> {
  const { session, number } = numbered;
  return context.engine.storage.write((view) => {
    const earlier = storedReply(view, session, number, 'write');
    if (earlier) return earlier;
    const reply = runOn(command, { ...context, view });
    storeReply(view, session, { number, kind: 'write', reply: asDocument(reply) });
    return reply;
  });
}

function asDocument(reply: Reply): Document {
  if (!(reply instanceof CursorReply)) return reply;
  const { documents, namespace } = reply.batch;
  return {
    cursor: { id: Long.ZERO, firstBatch: documents.map(decodeExact), ns: namespace },
    ok: 1,
    ...reply.fields,
  };
}

interface Numbered {
  session: string;
  number: number;
}

function runInTransaction(
  command: DataCommand,
  context: CommandContext,
  { session, number }: Numbered,
): Reply {
  const { engine, request } = context;
  if (request.name === 'count') {
    throw new CommandError(
      263,
      'OperationNotSupportedInTransaction',
      'Cannot run command count in a multi-document transaction.',
    );
  }
  const transaction = flag(request.body.startTransaction)
    ? engine.sessions.begin(session, number)
    : engine.sessions.find(session, number);
  refuseEnded(transaction, number);
  try {
    const reply = atomically(transaction.view, (view) => runOn(command, { ...context, view }, true));
    if ('writeErrors' in reply) transaction.abort();
    return reply;
  } catch (error) {
    transaction.abort();
    throw error;
  }
}

function refuseEnded(transaction: Transaction, number: number): void {
  if (transaction.state === 'committed') {
    throw new CommandError(256, 'TransactionCommitted', 'Transaction has been committed');
  }
  if (transaction.state === 'aborted') {
    throw new CommandError(
      251,
      'NoSuchTransaction',
      `Transaction with { txnNumber: ${number} } has been aborted.`,
      writeConflict().details,
    );
  }
}
