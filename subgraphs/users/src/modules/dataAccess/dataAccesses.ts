import { DATA_ACCESS_DAYS, type ReadDetail } from '@athenaeum/users-contract';
import { DataAccess } from './dataAccess.model';
import { DETAIL_OF } from './readDetails';

/** What one request has read of members' private fields. */
export interface DataAccesses {
  note(memberId: string, field: string): void;
  /** Stores what was noted since the last time, for all members with one command; nothing noted costs none. */
  store(operation: string): Promise<void>;
}

export function createDataAccesses(readerId: string, now: () => number = Date.now): DataAccesses {
  const noted = new Map<string, Set<string>>();
  /** The writes so far: no operation of a request responds before what all of them have read is stored. */
  let storing = Promise.resolve();

  function write(operation: string): Promise<unknown> {
    const at = now();
    const known = { reader_id: readerId, operation: operation || 'unnamed', day: dayOf(at) };
    const updates = [...noted].map(([member_id, fields]) =>
      updateOf({ member_id, ...known }, [...fields].sort(), at),
    );
    noted.clear();
    return DataAccess.bulkWrite(updates, { ordered: false });
  }

  return {
    note(memberId, field) {
      const fields = noted.get(memberId) ?? new Set();
      noted.set(memberId, fields.add(field));
    },
    store(operation) {
      if (noted.size > 0) storing = Promise.all([storing, write(operation)]).then(() => undefined);
      return storing;
    },
  };
}

const DAY_MS = 86_400_000;

function updateOf(filter: Record<string, string>, fields: readonly string[], at: number) {
  const details = [...new Set(fields.map((field) => DETAIL_OF.get(field) as ReadDetail))];
  return {
    updateOne: {
      filter,
      update: {
        $addToSet: { fields: { $each: [...fields] }, details: { $each: details } },
        $inc: { times: 1 },
        $min: { first_at: at },
        $max: { last_at: at },
        $set: { forget_at: new Date(at + DATA_ACCESS_DAYS * DAY_MS) },
      },
      upsert: true,
    },
  };
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
