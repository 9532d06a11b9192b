import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { recordWrite } from '../audit';
import { inTransaction } from '../mongo';
import { notAllowed, Refusal } from '../refusal';
import type { Viewer } from '../viewer';
import { CHANGED_MEANWHILE } from './assertNotOvertaken';
import { rowsOf, type EntryKind, type EntryRow, type Values } from './entryKind';

export const arrangeInput = z.strictObject({
  /** Whose, where a kind has an order of its own for each of something. */
  within: z.string().max(64).nullish(),
  /** All of them, in their new order. */
  ids: z.array(z.string().max(64)).min(1).max(500),
});

/** Puts all of a kind in the order given; one that is missing or more has come or gone meanwhile. */
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
      throw new Refusal('CONFLICT', CHANGED_MEANWHILE);
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

/** The place of one more. */
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

/** After one has gone, those behind it move up. */
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

/** First out of each other's way: where no two may have the same place, not even for a moment. */
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
