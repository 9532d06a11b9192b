import {
  inTransaction,
  isDuplicateKey,
  notFound,
  Refusal,
  signInFirst,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import {
  OPPORTUNITY_MESSAGES,
  SAVED_FILTER_LIMITS,
  type SaveFilterInput,
} from '@athenaeum/opportunities-contract';
import { noteFact } from '@athenaeum/kit/journal';
import type { ClientSession } from 'mongoose';
import { SavedFilter, type SavedFilterRow } from './savedFilter.model';

export async function listFilters(viewer: Viewer): Promise<Page<SavedFilterRow>> {
  if (viewer.id === null) throw signInFirst();
  const data = await SavedFilter.find({ user_id: viewer.id })
    .sort({ created_at: 1, _id: 1 })
    .limit(SAVED_FILTER_LIMITS.perMember)
    .lean<SavedFilterRow[]>();
  return { data, count: data.length };
}

/** Saves a filter of the member: a new one, or in place of the one with the id. */
export async function saveFilter(
  viewer: Viewer,
  { id, ...filter }: SaveFilterInput,
  now = Date.now(),
): Promise<SavedFilterRow> {
  const { id: user_id } = viewer;
  if (user_id === null) throw signInFirst();
  if (id) {
    return inTransaction(async (session) => {
      const saved = await SavedFilter.findOneAndUpdate({ _id: id, user_id }, filter, {
        returnDocument: 'after',
        session,
      }).lean<SavedFilterRow>();
      if (!saved) throw notFound('filter');
      await noteAlerts(session, saved, saved.alerts);
      return saved;
    });
  }
  for (;;) {
    const taken = new Set(
      (await SavedFilter.find({ user_id }).select('place').lean()).map(({ place }) => place),
    );
    const place = Array.from({ length: SAVED_FILTER_LIMITS.perMember }, (_, index) => index).find(
      (index) => !taken.has(index),
    );
    if (place === undefined) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.savedFilters);
    try {
      const saved = await SavedFilter.create({ ...filter, user_id, place, created_at: now });
      return saved.toObject<SavedFilterRow>();
    } catch (error) {
      // A concurrent request has taken the number: the next one may be free.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

export async function removeFilter(viewer: Viewer, id: string): Promise<SavedFilterRow | null> {
  const { id: user_id } = viewer;
  if (user_id === null) throw signInFirst();
  return inTransaction(async (session) => {
    const removed = await SavedFilter.findOneAndDelete({ _id: id, user_id })
      .session(session)
      .lean<SavedFilterRow>();
    if (removed) await noteAlerts(session, removed, false);
    return removed;
  });
}

/** So that restoring a backup does not start mails again that a member has ended. */
const noteAlerts = (
  session: ClientSession,
  { _id, user_id }: SavedFilterRow,
  alerts: boolean,
): Promise<void> => noteFact(session, { kind: 'alerts', subject: _id, user_id, value: { alerts } });
