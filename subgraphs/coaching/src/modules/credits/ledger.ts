import { inTransaction, isDuplicateKey } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { CreditEntry, type CreditEntryRow } from './creditEntry.model';

export type LedgerLine = Pick<CreditEntryRow, 'type' | 'minutes' | 'held'> &
  Partial<
    Pick<CreditEntryRow, 'session_id' | 'order_id' | 'product_id' | 'note' | 'actor_id' | 'request_id'>
  >;

/** Far more than any number of concurrent requests of one member. */
const MAX_ATTEMPTS = 50;

/**
 * Runs `work` in a transaction that may write into a ledger; repeats it from the start when somebody else has written the
 * same line of the ledger meanwhile.
 */
export async function inLedger<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await inTransaction(work);
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !isLineTaken(error)) throw error;
    }
}

/** Appends lines to a member's ledger, inside `inLedger`. */
export async function addToLedger(
  session: ClientSession,
  user_id: string,
  lines: readonly LedgerLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const last = await CreditEntry.findOne({ user_id })
    .sort({ sequence: -1 })
    .session(session)
    .lean<CreditEntryRow>();
  const before = last?.sequence ?? 0;
  const rows = lines.map((line, index) => ({ ...line, user_id, sequence: before + index + 1 }));
  await CreditEntry.create(rows, { session, ordered: true });
}

/**
 * A member's balance, inside `inLedger`. A line that is written after reading it is based on the right balance, because it
 * can only follow the lines that were summed; otherwise the transaction is repeated.
 */
export async function balanceIn(
  session: ClientSession,
  user_id: string,
): Promise<{ quantity: number; held: number; available: number }> {
  const lines = await CreditEntry.find({ user_id })
    .select('minutes held')
    .session(session)
    .lean<Pick<CreditEntryRow, 'minutes' | 'held'>[]>();
  const sum = (what: 'minutes' | 'held') => lines.reduce((total, line) => total + line[what], 0);
  const [quantity, held] = [sum('minutes'), sum('held')];
  return { quantity, held, available: quantity - held };
}

const isLineTaken = (error: unknown): boolean =>
  isDuplicateKey(error) && 'sequence' in ((error as { keyPattern?: object }).keyPattern ?? {});
