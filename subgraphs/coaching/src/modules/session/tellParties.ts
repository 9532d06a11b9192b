import {
  reviewRightChanged,
  SESSION_PARTIES,
  sessionCancellation,
  sessionChange,
  sessionConfirmation,
  sessionPlace,
  sessionReminder,
  sessionReminderTime,
} from '@athenaeum/coaching-contract/outgoing';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import type { SessionRow } from './session.model';

/** A reminder shortly after the confirmation would be of no use. */
const MIN_REMINDER_DELAY_MS = 3_600_000;

export async function tellOfBooking(session: ClientSession, booked: SessionRow): Promise<void> {
  await tellBoth(session, sessionConfirmation, booked);
  await remindLater(session, booked);
}

export async function tellOfMove(session: ClientSession, moved: SessionRow): Promise<void> {
  await tellBoth(session, sessionChange, moved);
  await remindLater(session, moved);
}

/** The place has changed: the reminder is sent again with it. */
export async function tellOfPlace(session: ClientSession, changed: SessionRow): Promise<void> {
  await tellBoth(session, sessionPlace, changed);
  await remindLater(session, changed);
}

export const tellOfCancellation = (session: ClientSession, cancelled: SessionRow): Promise<void> =>
  tellBoth(session, sessionCancellation, cancelled);

/** In order for each pair, so that the last one delivered is the current state. */
export const tellOfReviewRight = (
  session: ClientSession,
  { user_id, coach_id }: Pick<SessionRow, 'user_id' | 'coach_id'>,
): Promise<void> =>
  enqueue(session, reviewRightChanged, {
    payload: { user_id, coach_id },
    subject: `${user_id}:${coach_id}`,
    coalesce: true,
  });

async function tellBoth(
  session: ClientSession,
  message: typeof sessionConfirmation,
  { _id, sequence }: SessionRow,
): Promise<void> {
  for (const to of SESSION_PARTIES)
    await enqueue(session, message, {
      payload: { session_id: _id, sequence: sequence ?? 0, to },
      key: `${_id}:${sequence ?? 0}:${to}`,
    });
}

async function remindLater(session: ClientSession, row: SessionRow): Promise<void> {
  const dueAt = sessionReminderTime(row);
  if (dueAt < Date.now() + MIN_REMINDER_DELAY_MS) return;
  for (const to of SESSION_PARTIES)
    await enqueue(session, sessionReminder, {
      payload: { session_id: row._id, sequence: row.sequence ?? 0, to },
      key: `${row._id}:${row.sequence ?? 0}:${to}`,
      dueAt,
    });
}
