import * as z from 'zod';
import { recordWrite } from '../audit';
import { inTransaction } from '../mongo';
import { notAllowed, Refusal } from '../refusal';
import type { Viewer } from '../viewer';
import { closeGap } from './arrangeEntries';
import { valuesOf, type EntryKind } from './entryKind';
import { entryToChange } from './entryToChange';
import { releaseMedia } from './keepUploads';
import { usesOf } from './references';

export const removeEntryInput = z.strictObject({
  id: z.string().min(1).max(64),
  updated_at: z.number().nullish(),
});

/** Removes an entry for good, with what belongs to it alone; refused while something refers to it, which the message names. */
export async function removeEntry(
  viewer: Viewer,
  kind: EntryKind,
  { id, updated_at }: z.infer<typeof removeEntryInput>,
): Promise<{ id: string }> {
  const { remove: operation } = kind.operations;
  if (!kind.mayEdit(viewer) || !operation) throw notAllowed();
  await inTransaction(async (session) => {
    const before = await entryToChange(kind, id, updated_at, session);
    const uses = (await usesOf(kind, [id], session)).get(id);
    if (uses) throw new Refusal('CONFLICT', `This ${kind.noun} is used by ${uses}, so it cannot be removed.`);
    await kind.model.deleteOne({ _id: id }, { session });
    await kind.takeAlong?.(id, session);
    await releaseMedia(kind, before, session);
    await closeGap(kind, before, session);
    await recordWrite(session, viewer, {
      operation,
      target_id: id,
      before: { ...kind.scope, ...valuesOf(kind, before) },
      after: {},
      reason: 'Removed',
    });
  });
  return { id };
}
