import { SESSION_MESSAGES, type SaveSessionNotesInput } from '@athenaeum/coaching-contract';
import { notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { findWithPart } from './changeSession';
import { Session, type SessionRow } from './session.model';

/** A coach's own notes on a session, which nobody else may read or write. */
export async function saveSessionNotes(
  viewer: Viewer,
  { id, notes, version }: SaveSessionNotesInput,
): Promise<SessionRow> {
  const { part } = await findWithPart(viewer, id);
  if (part !== 'coach') throw notFound('session');
  const seen = version === 0 ? { $in: [0, null] } : version;
  const saved = await Session.findOneAndUpdate(
    { _id: id, coach_notes_version: seen as number },
    { coach_notes: notes || null, coach_notes_version: version + 1 },
    { returnDocument: 'after' },
  ).lean<SessionRow>();
  if (!saved) throw new Refusal('CONFLICT', SESSION_MESSAGES.notesChanged);
  return saved;
}
