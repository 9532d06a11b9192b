import { randomUUID } from 'node:crypto';
import {
  hasRole,
  inTransaction,
  isDuplicateKey,
  notAllowed,
  notFound,
  Refusal,
  type Viewer,
} from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import {
  SAVED_VIEW_LIMITS,
  SAVED_VIEW_MESSAGES,
  type RemoveViewInput,
  type RenameViewInput,
  type SaveViewInput,
  type ViewedList,
} from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import { SavedViews, viewsId, type SavedViewsRow } from './savedViews.model';

const MAX_LAST_INDEX = SAVED_VIEW_LIMITS.count - 1;
/** Two first views at the same time: the second one finds the record of the first. */
const MAX_ATTEMPTS = 3;

export async function listSavedViews(viewer: Viewer, { list }: { list: ViewedList }) {
  return asList(await SavedViews.findById(keyOf(viewer, list)).lean<SavedViewsRow>());
}

/** A conditional update enforces unique names and the limit, also for concurrent requests. */
export async function saveView(viewer: Viewer, { list, name, shown }: SaveViewInput) {
  const _id = keyOf(viewer, list);
  const key = name.toLowerCase();
  const view = { id: randomUUID(), name, key, shown };
  for (let left = MAX_ATTEMPTS; ; left--)
    try {
      return await inTransaction(async (session) => {
        const saved = await SavedViews.findOneAndUpdate(
          { _id, 'views.key': { $ne: key }, [`views.${MAX_LAST_INDEX}`]: { $exists: false } },
          { $push: { views: view } },
          // A full record does not match, and the unique index prevents another one.
          { upsert: true, session, returnDocument: 'after' },
        ).lean<SavedViewsRow>();
        await record(session, viewer, 'saveView', view.id, { before: { name: null }, after: { name } });
        return asList(saved);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await assertFits(_id, key);
      if (left <= 1) throw error;
    }
}

export async function renameView(viewer: Viewer, { list, id, name }: RenameViewInput) {
  const _id = keyOf(viewer, list);
  const key = name.toLowerCase();
  return inTransaction(async (session) => {
    const before = await SavedViews.findOneAndUpdate(
      { _id, 'views.id': id, $nor: [{ views: { $elemMatch: { key, id: { $ne: id } } } }] },
      { $set: { 'views.$[renamed].name': name, 'views.$[renamed].key': key } },
      { session, returnDocument: 'before', arrayFilters: [{ 'renamed.id': id }] },
    ).lean<SavedViewsRow>();
    const known = await SavedViews.findById(_id).session(session).lean<SavedViewsRow>();
    if (!before) throw known?.views.some((view) => view.id === id) ? taken() : notFound('view');
    const old = before.views.find((view) => view.id === id)?.name;
    if (old !== name)
      await record(session, viewer, 'renameView', id, { before: { name: old }, after: { name } });
    return asList(known);
  });
}

export async function removeView(viewer: Viewer, { list, id }: RemoveViewInput) {
  const _id = keyOf(viewer, list);
  return inTransaction(async (session) => {
    const before = await SavedViews.findOneAndUpdate(
      { _id, 'views.id': id },
      { $pull: { views: { id } } },
      { session, returnDocument: 'before' },
    ).lean<SavedViewsRow>();
    const gone = before?.views.find((view) => view.id === id);
    if (gone)
      await record(session, viewer, 'removeView', id, { before: { name: gone.name }, after: { name: null } });
    return asList(await SavedViews.findById(_id).session(session).lean<SavedViewsRow>());
  });
}

/** The owner is the caller: nobody reads or changes another's. */
function keyOf(viewer: Viewer, list: ViewedList): string {
  if (viewer.id === null || !hasRole(viewer, 'admin')) throw notAllowed();
  return viewsId(viewer.id, list);
}

async function assertFits(_id: string, key: string): Promise<void> {
  const { views = [] } = (await SavedViews.findById(_id).lean<SavedViewsRow>()) ?? {};
  if (views.some((view) => view.key === key)) throw taken();
  if (views.length > MAX_LAST_INDEX)
    throw new Refusal('CONFLICT', SAVED_VIEW_MESSAGES.full, { name: SAVED_VIEW_MESSAGES.full });
}

const taken = () => new Refusal('CONFLICT', SAVED_VIEW_MESSAGES.taken, { name: SAVED_VIEW_MESSAGES.taken });

const asList = (row: SavedViewsRow | null) => {
  const data = (row?.views ?? []).map(({ id, name, shown }) => ({ id, name, shown }));
  return { data, count: data.length };
};

const record = (
  session: ClientSession,
  viewer: Viewer,
  operation: string,
  target_id: string,
  change: { before: object; after: object },
) => recordWrite(session, viewer, { operation, target_id, ...change, reason: 'A view of their own' });
