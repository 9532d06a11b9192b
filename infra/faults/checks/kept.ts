import type { Operation } from '../history';
import type { Check } from './period';

/** By its key, the digest of what storage holds. */
export type Stored = ReadonlyMap<string, string>;

/** Files that were taken are there as they were sent, and orders whose payment was taken are paid and added to the ledger. */
export const checkKept =
  (stored: Stored): Check =>
  ({ operations, after }) => {
    const readable = new Set(
      after.files.filter(({ state }) => state === 'waiting' || state === 'kept').map(({ key }) => key),
    );
    const paid = new Set(after.orders.filter(({ status }) => status === 'paid').map(({ _id }) => _id));
    const added = new Set(after.ledger.map(({ order_id }) => order_id));
    return [
      ...acknowledged(operations, 'upload').flatMap(({ answer, wish }) => {
        const key = String(answer?.value);
        if (!readable.has(key)) return [`the file ${key} was taken and cannot be read`];
        return stored.get(key) === wish ? [] : [`the file ${key} is not what was sent`];
      }),
      ...acknowledged(operations, 'pay').flatMap(({ about = '' }) => {
        if (!paid.has(about)) return [`order ${about} was paid for and does not say so`];
        return added.has(about) ? [] : [`order ${about} is paid and nothing was added`];
      }),
    ];
  };

const acknowledged = (operations: readonly Operation[], wanted: Operation['kind']) =>
  operations.filter(({ kind, outcome }) => kind === wanted && outcome === 'acknowledged');
