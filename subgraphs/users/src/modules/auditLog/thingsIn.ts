import type { AuditRecord } from '@athenaeum/kit/audit';
import type { AuditedThing } from '@athenaeum/users-contract';
import { targetKind } from './aboutRow';
import { changesIn } from './changesIn';

export interface Named {
  of: AuditedThing;
  id: string;
}

/** Everything of the library that these rows name, each once: all names are then one question to the domain that knows them. */
export function thingsIn(rows: readonly AuditRecord[]): Named[] {
  const named = rows.flatMap((row) => [
    { of: targetKind(row), id: row.target_id },
    ...changesIn(row).flatMap(({ left, came }) => [...left, ...came]),
  ]);
  return [...new Map(named.filter(isThing).map(({ of, id }) => [`${of}/${id}`, { of, id }])).values()];
}

const isThing = (named: { of: AuditedThing | null; id: string | null }): named is Named =>
  named.of !== null && named.id !== null;
