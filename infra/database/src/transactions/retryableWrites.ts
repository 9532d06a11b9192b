import { decodeExact, decodeValues, encodeDocument } from '../bson/codec';
import type { Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { sessionKey, sessionKeys } from '../storage/keys';
import type { ReadView, WriteView } from '../storage/views';

/** What a session's numbered write or transaction came to, kept on disk so that a retry after a crash gets the same answer. */
interface Outcome {
  number: number;
  kind: 'write' | 'commit';
  reply: Document;
  at: Date;
}

/** The answer already given to this number, if it was. */
export function earlierReply(
  view: ReadView,
  session: string,
  number: number,
  kind: Outcome['kind'],
): Document | undefined {
  const bytes = view.get(sessionKey(session));
  if (!bytes) return undefined;
  // What is stored here was written here.
  const outcome = decodeValues(bytes) as unknown as Outcome;
  if (outcome.number > number) {
    throw new CommandError(
      225,
      'TransactionTooOld',
      `Retryable write with txnNumber ${number} is prohibited on session`,
    );
  }
  if (outcome.number < number || outcome.kind !== kind) return undefined;
  return (decodeExact(bytes) as unknown as Outcome).reply;
}

export function rememberReply(view: WriteView, session: string, outcome: Omit<Outcome, 'at'>): void {
  view.put(sessionKey(session), encodeDocument({ ...outcome, at: new Date() }));
}

/** Forgets outcomes nobody can ask for any more. */
export function forgetRepliesBefore(view: WriteView, before: number): void {
  const old = [...view.entries(sessionKeys())].filter(
    ([, bytes]) => (decodeValues(bytes) as unknown as Outcome).at.getTime() < before,
  );
  for (const [key] of old) view.remove(key);
}
