import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { recordWrite } from '../audit';
import { inTransaction } from '../mongo';
import { notAllowed, Refusal } from '../refusal';
import type { Viewer } from '../viewer';
import { VERSION_CONFLICT_MESSAGE } from './assertSameVersion';
import { rowsOf, type EntryKind, type EntryRow, type Values } from './entryKind';

export const arrangeInput = z.strictObject({
  /** The value of `order.within` whose entries are arranged, for kinds with an order of their own for each value. */
  within: z.string().max(64).nullish(),
  /** All ids, in their new order. */
  ids: z.array(z.string().max(64)).min(1).max(500),
});

/** Puts all entries of a kind in the given order; refused when ids are missing or unknown, because entries have changed meanwhile. */
export async function arrangeEntries(
  viewer: Viewer,
  kind: EntryKind,
  { within, ids }: z.infer<typeof arrangeInput>,
): Promise<string[]> {
  if (!kind.mayEdit(viewer)) throw notAllowed();
  const { order, operations } = kind;
  if (!order || !operations.arrange) throw new Refusal('INVALID', 'These have no order of their own.');
  await inTransaction(async (session) => {
    const siblings = order.within ? { [order.within]: within ?? null } : {};
    const before = await idsInOrder(kind, siblings, session);
    if (before.length !== ids.length || !before.every((id) => ids.includes(id)))
      throw new Refusal('CONFLICT', VERSION_CONFLICT_MESSAGE);
    if (before.every((id, place) => id === ids[place])) return;
    await putInOrder(kind, ids, session);
    await recordWrite(session, viewer, {
      operation: operations.arrange!,
      target_id: within ?? kind.noun,
      before: { order: before },
      after: { order: ids },
      reason: 'Put in order',
    });
  });
  return ids;
}

/** The place of a new entry. */
export async function nextPlace(kind: EntryKind, values: Values, session: ClientSession): Promise<number> {
  const { field, from } = kind.order!;
  const last = await kind.model
    .findOne(rowsOf(kind, siblingsOf(kind, values)))
    .sort({ [field]: -1 })
    .select({ [field]: 1 })
    .session(session)
    .lean<EntryRow>();
  return last ? Number(last[field]) + 1 : from;
}

/** Moves up the entries behind a removed one. */
export async function closeGap(kind: EntryKind, gone: EntryRow, session: ClientSession): Promise<void> {
  if (!kind.order) return;
  await putInOrder(kind, await idsInOrder(kind, siblingsOf(kind, gone), session), session);
}

const siblingsOf = ({ order }: EntryKind, values: Values): Values =>
  order?.within ? { [order.within]: values[order.within] } : {};

async function idsInOrder(kind: EntryKind, siblings: Values, session: ClientSession): Promise<string[]> {
  const rows = await kind.model
    .find(rowsOf(kind, siblings))
    .sort({ [kind.order!.field]: 1, _id: 1 })
    .select('_id')
    .session(session)
    .lean<EntryRow[]>();
  return rows.map(({ _id }) => _id);
}

/** First moves all entries to free places: where places are unique, two may not share one even for a moment. */
async function putInOrder(
  { model, order }: EntryKind,
  ids: readonly string[],
  session: ClientSession,
): Promise<void> {
  const { field, from } = order!;
  for (const [place, _id] of ids.entries())
    await model.updateOne({ _id }, { [field]: -1 - place }, { session });
  for (const [place, _id] of ids.entries())
    await model.updateOne({ _id }, { [field]: from + place }, { session });
}
