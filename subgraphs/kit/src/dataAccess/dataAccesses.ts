import { DataAccess } from './dataAccess.model';

/** How long it is kept who has read what, days. */
const DATA_ACCESS_DAYS = 730;

/** What one request has read of members' private fields. */
export interface DataAccesses {
  /** @param detail what the member is told that the field belongs to */
  note(memberId: string, field: string, detail: string): void;
  /** Stores what was noted since the last time, for all members with one command; nothing noted costs none. */
  store(operation: string): Promise<void>;
}

export function createDataAccesses(readerId: string, now: () => number = Date.now): DataAccesses {
  const noted = new Map<string, Map<string, string>>();
  /** The writes so far: no operation of a request responds before what all of them have read is stored. */
  let storing = Promise.resolve();

  function write(operation: string): Promise<unknown> {
    const at = now();
    const known = { reader_id: readerId, operation: operation || 'unnamed', day: dayOf(at) };
    const updates = [...noted].map(([member_id, fields]) => updateOf({ member_id, ...known }, fields, at));
    noted.clear();
    return DataAccess.bulkWrite(updates, { ordered: false });
  }

  return {
    note(memberId, field, detail) {
      const fields = noted.get(memberId) ?? new Map<string, string>();
      noted.set(memberId, fields.set(field, detail));
    },
    store(operation) {
      if (noted.size > 0) storing = Promise.all([storing, write(operation)]).then(() => undefined);
      return storing;
    },
  };
}

const DAY_MS = 86_400_000;

function updateOf(filter: Record<string, string>, noted: ReadonlyMap<string, string>, at: number) {
  const fields = [...noted.keys()].sort();
  const details = [...new Set(fields.map((field) => noted.get(field)!))];
  return {
    updateOne: {
      filter,
      update: {
        $addToSet: { fields: { $each: fields }, details: { $each: details } },
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
