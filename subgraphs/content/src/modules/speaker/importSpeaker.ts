import { line, optionalText, SPEAKER_TYPES } from '@athenaeum/content-contract';
import { inTransaction, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { differing, fieldsOf } from '@athenaeum/kit/entries';
import * as mini from 'zod/mini';
import { Speaker, type SpeakerRow } from './speaker.model';

const importedSpeaker = mini.strictObject({
  name: line('Enter a name', 120),
  title: mini.optional(optionalText(200)),
  description: mini.optional(optionalText(10_000)),
  type: mini.optional(mini.enum(SPEAKER_TYPES)),
});

interface Entry {
  slug: string;
  /** Time of the content store's version, epoch ms. */
  at: number;
  fields: object;
}

/** Imports a speaker from the content store, by slug; a version older than the last one changes nothing. */
export async function importSpeaker(viewer: Viewer, { slug, at, fields }: Entry) {
  const given = { type: 'HOST' as const, ...importedSpeaker.parse(fields) };
  return inTransaction(async (session) => {
    const before = await Speaker.findOne({ slug }).session(session).lean<SpeakerRow>();
    if (before && (before.imported_at ?? 0) >= at) return { id: before._id, slug, changed: false };
    const set = differing(before ?? {}, given);
    const names = Object.keys(set);
    const after = (await Speaker.findOneAndUpdate(
      { slug },
      // A version conflict for an editor with the speaker open, only if something differs.
      { ...set, imported_at: at, ...(names.length > 0 ? { updated_at: Date.now() } : {}) },
      { session, upsert: true, returnDocument: 'after', setDefaultsOnInsert: true, runValidators: true },
    ).lean<SpeakerRow>())!;
    if (names.length > 0)
      await recordWrite(session, viewer, {
        operation: 'importEntry',
        target_id: after._id,
        before: fieldsOf(before ?? {}, names),
        after: fieldsOf(after, names),
        reason: 'From the content store',
      });
    return { id: after._id, slug, changed: names.length > 0 };
  });
}
