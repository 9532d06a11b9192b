import { UUID, type Binary } from 'bson';
import { isDocument, type Document } from '../bson/valueTypes';
import { storedReply, storeReply } from '../transactions/retryableWrites';
import { noSuchTransaction, SESSION_TIMEOUT_MINUTES } from '../transactions/sessions';
import { toNumber } from '../bson/numbers';
import { controls, type Command, type CommandContext, type Request } from './command';

export const sessionCommands: Record<string, Command> = {
  startSession: controls(() => ({ id: { id: new UUID() }, timeoutMinutes: SESSION_TIMEOUT_MINUTES, ok: 1 })),
  endSessions: controls(({ engine, request }) => {
    const named = request.body.endSessions;
    for (const session of (Array.isArray(named) ? named : []).map(sessionText)) {
      engine.sessions.end(session);
      engine.sessionSnapshots.end(session);
    }
    return { ok: 1 };
  }),
  refreshSessions: controls(() => ({ ok: 1 })),
  killAllSessions: controls(({ engine }) => {
    engine.sessions.endAll();
    engine.sessionSnapshots.endAll();
    return { ok: 1 };
  }),
  commitTransaction: controls(commitTransaction),
  abortTransaction: controls(({ engine, request }) => {
    const { session, number } = sessionOf(request)!;
    const transaction = engine.sessions.find(session, number);
    if (transaction.state !== 'open') throw noSuchTransaction(number);
    transaction.abort();
    return { ok: 1 };
  }),
};

/** A commit may be sent again when its reply was lost, even after a restart. */
async function commitTransaction({ engine, request }: CommandContext): Promise<Document> {
  const { session, number } = sessionOf(request)!;
  const committed = storedReply(engine.storage.latest(), session, number, 'commit');
  if (committed) return committed;
  const transaction = engine.sessions.find(session, number);
  if (transaction.state === 'aborted') throw noSuchTransaction(number);
  if (transaction.state === 'open') {
    await transaction.commit((view) =>
      storeReply(view, session, { number, kind: 'commit', reply: { ok: 1 } }),
    );
  }
  return { ok: 1 };
}

/** The session and transaction number a command belongs to, when it has both. */
export function sessionOf({ body }: Request): { session: string; number: number } | undefined {
  if (body.txnNumber === undefined || !isDocument(body.lsid)) return undefined;
  return { session: sessionText(body.lsid), number: toNumber(body.txnNumber) };
}

export const sessionText = (session: unknown): string => {
  const id = (session as { id: Binary }).id;
  return Buffer.from(id.buffer).toString('latin1');
};
