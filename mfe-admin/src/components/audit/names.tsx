import type { AuditedThing } from '@athenaeum/users-contract';
import { createContext, type ReactNode, useContext } from 'react';
import { commonText } from '../common.messages';
import type { AuditRowFragment as AuditRow } from './__generated__/audit';
import { useContentAuditNamesQuery } from './names.api';

/** A row of the log, or of a record's own history, whose target is the record. */
export type AuditRowParts = Pick<AuditRow, 'changes'> & Partial<Pick<AuditRow, 'target_id' | 'target_of'>>;

const Ids = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

/** Provides the names of the things in audit rows, fetched in batches by kind. */
export function NamesOfRows({ rows, children }: { rows: readonly AuditRowParts[]; children: ReactNode }) {
  const ids = new Map<string, string[]>();
  const add = (of: AuditedThing | null | undefined, id: string | null | undefined) => {
    if (!of || !id) return;
    const known = ids.get(of) ?? [];
    if (!known.includes(id)) ids.set(of, [...known, id].sort());
  };
  for (const { changes, target_id, target_of } of rows) {
    add(target_of, target_id);
    for (const { left, came } of changes) for (const value of [...left, ...came]) add(value.of, value.id);
  }
  return <Ids value={ids}>{children}</Ids>;
}

/** The current name of a library entry. */
export function ThingName({ of, id }: { of: AuditedThing; id: string }) {
  const ids = useContext(Ids).get(of) ?? [id];
  const { data, isLoading } = useContentAuditNamesQuery({ input: { of, ids: [...ids] } });
  if (isLoading) return '…';
  return data?.names?.data?.find((known) => known.id === id)?.title ?? commonText.deleted;
}
