import { CommandError } from '../errors';
import type { Transaction, Transactions } from './transaction';

/** How long a session may be idle; `hello` tells drivers. */
export const SESSION_TIMEOUT_MINUTES = 30;
const TRANSACTION_TIMEOUT_SECONDS = 60;

export interface Session {
  id: string;
  /** the latest transaction number this session has used */
  number: number;
  transaction?: Transaction;
  lastUsed: number;
}

/** Sessions that have used transactions, by the identifier that the driver generated. */
export class Sessions {
  readonly #byId = new Map<string, Session>();

  constructor(private readonly transactions: Transactions) {}

  begin(id: string, number: number): Transaction {
    const session = this.#session(id);
    if (session.number > number) throw tooOld(number);
    session.transaction?.abort();
    session.number = number;
    session.transaction = this.transactions.begin();
    return session.transaction;
  }

  /** A newer transaction number aborts the transaction before it. */
  moveTo(id: string, number: number): void {
    const session = this.#byId.get(id);
    if (!session || session.number >= number) return;
    session.transaction?.abort();
    session.transaction = undefined;
    session.number = number;
  }

  find(id: string, number: number): Transaction {
    const session = this.#byId.get(id);
    if (!session || session.number !== number || !session.transaction) throw noSuchTransaction(number);
    session.lastUsed = session.transaction.lastUsed = Date.now();
    return session.transaction;
  }

  end(id: string): void {
    this.#byId.get(id)?.transaction?.abort();
    this.#byId.delete(id);
  }

  endAll(): void {
    this.transactions.abortAll();
    this.#byId.clear();
  }

  expire(now = Date.now()): void {
    this.transactions.abortIdle(now - TRANSACTION_TIMEOUT_SECONDS * 1000);
    for (const [id, session] of this.#byId) {
      if (session.lastUsed < now - SESSION_TIMEOUT_MINUTES * 60_000) this.end(id);
    }
  }

  #session(id: string): Session {
    let session = this.#byId.get(id);
    if (!session) this.#byId.set(id, (session = { id, number: -1, lastUsed: Date.now() }));
    session.lastUsed = Date.now();
    return session;
  }
}

export const noSuchTransaction = (number: number) =>
  new CommandError(
    251,
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions.`,
    { errorLabels: ['TransientTransactionError'] },
  );

const tooOld = (number: number) =>
  new CommandError(
    225,
    'TransactionTooOld',
    `Cannot start transaction ${number}: a newer one was already started`,
  );
