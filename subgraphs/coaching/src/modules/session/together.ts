import {
  SESSION_LIMITS,
  SESSION_MESSAGES,
  type AddSessionTaskInput,
  type AddSharedNoteInput,
  type MarkSessionTaskInput,
  type RemoveSessionTaskInput,
  type RemoveSharedNoteInput,
  type SaveSessionNoteInput,
} from '@athenaeum/coaching-contract';
import { notFound, Refusal, type Viewer } from '@athenaeum/kit';
import type { UpdateQuery } from 'mongoose';
import { findWithPart } from './changeSession';
import { Session, type SessionRow } from './session.model';
import { authorOf } from './session.policy';
import { tellPagesNow } from './tellParties';

/** The member's note for the coach, until the session is cancelled. */
export async function saveSessionNote(
  viewer: Viewer,
  { id, note }: SaveSessionNoteInput,
): Promise<SessionRow> {
  const { author } = await findToWriteIn(viewer, id);
  if (author !== 'member') throw notFound('session');
  return write(id, {}, { note: note || null });
}

/** Adds a note that member and coach can read. Repeating it changes nothing. */
export async function addSharedNote(
  viewer: Viewer,
  { id, note_id, text }: AddSharedNoteInput,
  now = Date.now(),
): Promise<SessionRow> {
  const { author, session } = await findToWriteIn(viewer, id);
  if (session.shared_notes?.some(({ _id }) => _id === note_id)) return session;
  const note = { _id: note_id, author, text, created_at: now };
  return write(
    id,
    {
      'shared_notes._id': { $ne: note_id },
      [`shared_notes.${SESSION_LIMITS.sharedNotes - 1}`]: { $exists: false },
    },
    { $push: { shared_notes: note } },
    SESSION_MESSAGES.tooManyNotes,
  );
}

/** Removes a note of the viewer's own; somebody else's stays. */
export async function removeSharedNote(
  viewer: Viewer,
  { id, note_id }: RemoveSharedNoteInput,
): Promise<SessionRow> {
  const { author } = await findToWriteIn(viewer, id);
  return write(id, {}, { $pull: { shared_notes: { _id: note_id, author } } });
}

/** Adds a task of the member's. Repeating it changes nothing. */
export async function addSessionTask(
  viewer: Viewer,
  { id, task_id, text, due }: AddSessionTaskInput,
): Promise<SessionRow> {
  const { session } = await findToWriteIn(viewer, id);
  if (session.tasks?.some(({ _id }) => _id === task_id)) return session;
  return write(
    id,
    { 'tasks._id': { $ne: task_id }, [`tasks.${SESSION_LIMITS.tasks - 1}`]: { $exists: false } },
    { $push: { tasks: { _id: task_id, text, due: due || null, done_at: null } } },
    SESSION_MESSAGES.tooManyTasks,
  );
}

export async function markSessionTask(
  viewer: Viewer,
  { id, task_id, is_done }: MarkSessionTaskInput,
  now = Date.now(),
): Promise<SessionRow> {
  await findToWriteIn(viewer, id);
  const marked = await Session.findOneAndUpdate(
    { _id: id, 'tasks._id': task_id },
    { 'tasks.$.done_at': is_done ? now : null },
    { returnDocument: 'after' },
  ).lean<SessionRow>();
  if (!marked) throw notFound('task');
  await tellPagesNow(marked);
  return marked;
}

export async function removeSessionTask(
  viewer: Viewer,
  { id, task_id }: RemoveSessionTaskInput,
): Promise<SessionRow> {
  await findToWriteIn(viewer, id);
  return write(id, {}, { $pull: { tasks: { _id: task_id } } });
}

/** The session for one of the two who meet in it; for admins too it is not found. */
async function findToWriteIn(viewer: Viewer, id: string) {
  const { session, part } = await findWithPart(viewer, id);
  const author = authorOf(part);
  if (!author) throw notFound('session');
  if (session.status === 'Cancelled') throw new Refusal('CONFLICT', SESSION_MESSAGES.cancelledAlready);
  return { session, author };
}

async function write(
  id: string,
  condition: Record<string, unknown>,
  change: UpdateQuery<SessionRow>,
  refusal: string = SESSION_MESSAGES.cancelledAlready,
): Promise<SessionRow> {
  const written = await Session.findOneAndUpdate(
    { _id: id, status: { $ne: 'Cancelled' }, ...condition },
    change,
    { returnDocument: 'after' },
  ).lean<SessionRow>();
  if (!written) throw new Refusal('CONFLICT', refusal);
  await tellPagesNow(written);
  return written;
}
