import { escapeRegExp } from '@athenaeum/common/escaping';
import * as z from 'zod';
import { TAKE_LIMIT } from '../listInput';
import { listPage } from '../listPage';
import { notAllowed, notFound } from '../refusal';
import type { Page } from '../result';
import type { Viewer } from '../viewer';
import { rowsOf, valuesOf, type EntryKind, type EntryRow, type Values } from './entryKind';
import { usesOf } from './references';

/** An entry as staff see it. */
export interface Entry {
  id: string;
  title: string;
  detail: string | null;
  values: Values;
  updated_at: number | null;
  /** What refers to it, "3 salons and 1 collection"; null when nothing does. */
  used_by: string | null;
}

export const entriesInput = z.strictObject({
  words: z.string().trim().max(100).nullish(),
  within: z.string().max(64).nullish(),
  take: z.number().int().min(0).max(TAKE_LIMIT).nullish(),
  skip: z.number().int().min(0).max(100_000).nullish(),
});

/**
 * One page of a kind, in its order, else by title.
 *
 * @throws Refusal FORBIDDEN when the viewer may not edit entries of this kind
 */
export async function listEntries(
  viewer: Viewer,
  kind: EntryKind,
  { words, within, ...window }: z.infer<typeof entriesInput>,
): Promise<Page<Entry>> {
  if (!kind.mayEdit(viewer)) throw notAllowed();
  const { model, title, order, newestFirst } = kind;
  const where = rowsOf(kind, {
    ...(words ? { [title]: { $regex: new RegExp(escapeRegExp(words), 'i') } } : {}),
    ...(within && order?.within ? { [order.within]: within } : {}),
  });
  const sort: Record<string, 1 | -1> = order
    ? { ...(order.within ? { [order.within]: 1 } : {}), [order.field]: 1, _id: 1 }
    : { [newestFirst ?? title]: newestFirst ? -1 : 1, _id: 1 };
  const { data, count } = await listPage<EntryRow>(model, where, sort, window);
  return { data: await asEntries(kind, data), count };
}

/**
 * One entry of a kind.
 *
 * @throws Refusal FORBIDDEN when the viewer may not edit entries of this kind, NOT_FOUND when there is none with this id
 */
export async function findEntry(viewer: Viewer, kind: EntryKind, id: string): Promise<Entry> {
  if (!kind.mayEdit(viewer)) throw notAllowed();
  const row = await kind.model.findOne(rowsOf(kind, { _id: id })).lean<EntryRow>();
  if (!row) throw notFound(kind.noun);
  return asEntry(kind, row);
}

export const asEntry = async (kind: EntryKind, row: EntryRow): Promise<Entry> =>
  (await asEntries(kind, [row]))[0]!;

export async function asEntries(kind: EntryKind, rows: readonly EntryRow[]): Promise<Entry[]> {
  const [uses, titles, details] = await Promise.all([
    usesOf(
      kind,
      rows.map(({ _id }) => _id),
    ),
    kind.titlesOf?.(rows),
    kind.detailsOf?.(rows),
  ]);
  return rows.map((row, place) => ({
    id: row._id,
    title: titles?.[place] ?? String(row[kind.title] ?? ''),
    detail: details?.[place] ?? null,
    values: valuesOf(kind, row),
    updated_at: row.updated_at ?? null,
    used_by: uses.get(row._id) ?? null,
  }));
}
