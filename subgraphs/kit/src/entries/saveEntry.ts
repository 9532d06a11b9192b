import type { ClientSession } from 'mongoose';
import { recordWrite } from '../audit';
import { inTransaction, isDuplicateKey } from '../mongo';
import { notAllowed, Refusal } from '../refusal';
import type { Viewer } from '../viewer';
import { nextPlace } from './arrangeEntries';
import { fieldsOf, isSame } from './differing';
import { valueOf, type EntryKind, type EntryRow, type Values } from './entryKind';
import { entryToChange } from './entryToChange';
import { keepUploads } from './keepUploads';
import { asEntry, type Entry } from './listEntries';

/** A new entry when `id` is missing, otherwise a change, with `updated_at` as it was read. */
export interface EntryInput {
  id?: string | null | undefined;
  updated_at?: number | null | undefined;
  [field: string]: unknown;
}

/**
 * Saves all fields that staff write of an entry, and an audit row. Saving without a difference writes nothing.
 *
 * @throws Refusal FORBIDDEN when the viewer may not edit entries of this kind, INVALID when a unique value is taken
 */
export async function saveEntry(viewer: Viewer, kind: EntryKind, input: EntryInput): Promise<Entry> {
  if (!kind.mayEdit(viewer)) throw notAllowed();
  try {
    return await asEntry(kind, await inTransaction((session) => save(viewer, kind, input, session)));
  } catch (error) {
    // Two new entries with the same unique value at the same time.
    if (isDuplicateKey(error) && kind.unique) throw taken(kind.unique);
    throw error;
  }
}

async function save(
  viewer: Viewer,
  kind: EntryKind,
  { id, updated_at, ...given }: EntryInput,
  session: ClientSession,
): Promise<EntryRow> {
  const before = id ? await entryToChange(kind, id, updated_at, session) : null;
  await assertFree(kind, given, id ?? null, session);
  await assertThere(kind, given, session);
  const prepared = (await kind.prepare?.(given, before, session)) ?? given;
  const set = await keepUploads(viewer, kind, prepared, before, session);
  const changed = Object.keys(set).filter(
    (field) => !before || !isSame(valueOf(kind, before, field), set[field]),
  );
  if (before && changed.length === 0) return before;
  const follows = await kind.follows?.(set, before, session);

  const after = before
    ? await kind.model
        .findByIdAndUpdate(
          before._id,
          // Strictly later than before, even if the clock goes back.
          { ...set, ...follows, updated_at: Math.max(Date.now(), (before.updated_at ?? 0) + 1) },
          { session, returnDocument: 'after', runValidators: true },
        )
        .lean<EntryRow>()
    : await add(kind, { ...set, ...follows }, session);
  await recordWrite(session, viewer, {
    operation: kind.operations.save,
    target_id: after!._id,
    before: before ? fieldsOf(before, changed) : {},
    after: fieldsOf(after!, changed),
    reason: before ? 'Edited' : 'Added',
  });
  return after!;
}

async function add(kind: EntryKind, set: Values, session: ClientSession): Promise<EntryRow> {
  const place = kind.order ? { [kind.order.field]: await nextPlace(kind, set, session) } : {};
  // Only the kind knows the fields of its model, here and below.
  const [made] = await kind.model.create(
    [{ ...set, ...place, ...kind.scope, updated_at: Date.now() } as never],
    { session },
  );
  // The model's type is unknown here: only the kind knows its fields.
  return made!.toObject() as unknown as EntryRow;
}

async function assertFree(
  { model, unique }: EntryKind,
  given: Values,
  id: string | null,
  session: ClientSession,
): Promise<void> {
  if (!unique) return;
  const where = { [unique.field]: given[unique.field], ...(id ? { _id: { $ne: id } } : {}) };
  if (await model.findOne(where).select('_id').session(session).lean()) throw taken(unique);
}

const taken = ({ field, taken: words }: NonNullable<EntryKind['unique']>) =>
  new Refusal('INVALID', words, { [field]: words });

/** Somebody may have removed one of them since the form was opened. */
async function assertThere({ refersTo = {} }: EntryKind, given: Values, session: ClientSession) {
  for (const [field, model] of Object.entries(refersTo)) {
    const ids = [given[field] ?? []].flat() as string[];
    if (ids.length === 0) continue;
    const found = await model
      .find({ _id: { $in: ids } })
      .select('_id')
      .session(session)
      .lean();
    if (found.length === new Set(ids).size) continue;
    const words = 'One of these is not there any more. Please take it off.';
    throw new Refusal('INVALID', words, { [field]: words });
  }
}
