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
  /** When it was so in the content store, epoch ms. */
  at: number;
  fields: object;
}

/** A speaker as the content store has her, by her slug; what is older than what it sent before changes nothing. */
export async function importSpeaker(viewer: Viewer, { slug, at, fields }: Entry) {
  const given = { type: 'HOST' as const, ...importedSpeaker.parse(fields) };
  return inTransaction(async (session) => {
    const before = await Speaker.findOne({ slug }).session(session).lean<SpeakerRow>();
    if (before && (before.imported_at ?? 0) >= at) return { id: before._id, slug, changed: false };
    const set = differing(before ?? {}, given);
    const names = Object.keys(set);
    const after = (await Speaker.findOneAndUpdate(
      { slug },
      // An editor who has her open is told, where something is different.
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
