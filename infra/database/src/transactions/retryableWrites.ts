import { decodeExact, decodeValues, encodeDocument } from '../bson/codec';
import type { Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { sessionKey, sessionKeys } from '../storage/keys';
import type { ReadView, WriteView } from '../storage/views';

/** The outcome of a session's last retryable write or commit, kept on disk so that a retry after a crash gets the same reply. */
interface Outcome {
  number: number;
  kind: 'write' | 'commit';
  reply: Document;
  at: Date;
}

/** The stored reply for this `txnNumber`; undefined when there is none. @throws CommandError TransactionTooOld */
export function storedReply(
  view: ReadView,
  session: string,
  number: number,
  kind: Outcome['kind'],
): Document | undefined {
  const bytes = view.get(sessionKey(session));
  if (!bytes) return undefined;
  const outcome = outcomeIn(bytes);
  if (outcome.number > number) {
    throw new CommandError(
      225,
      'TransactionTooOld',
      `Retryable write with txnNumber ${number} is prohibited on session`,
    );
  }
  if (outcome.number < number || outcome.kind !== kind) return undefined;
  // This server wrote it.
  return (decodeExact(bytes) as unknown as Outcome).reply;
}

export function storeReply(view: WriteView, session: string, outcome: Omit<Outcome, 'at'>): void {
  view.put(sessionKey(session), encodeDocument({ ...outcome, at: new Date() }));
}

// This server wrote it.
const outcomeIn = (bytes: Buffer) => decodeValues(bytes) as unknown as Outcome;

/** Removes outcomes of expired sessions. */
export function removeRepliesBefore(view: WriteView, before: number): void {
  const old = [...view.entries(sessionKeys())].filter(([, bytes]) => outcomeIn(bytes).at.getTime() < before);
  for (const [key] of old) view.remove(key);
}
