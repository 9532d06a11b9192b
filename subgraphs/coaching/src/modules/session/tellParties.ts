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
import { publishAfterCommit, publishFacts, type Fact } from '@athenaeum/kit/facts';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { Coach } from '../coach/coach.model';
import type { SessionRow } from './session.model';

/** Tells the open pages of member and coach; admins' read again by themselves. */
export async function tellPages(session: ClientSession, row: Party): Promise<void> {
  publishAfterCommit(session, ...(await sessionChanged(row, session)));
}

/** The same of what was written without a transaction. */
export const tellPagesNow = async (row: Party): Promise<void> => publishFacts(...(await sessionChanged(row)));

type Party = Pick<SessionRow, '_id' | 'user_id' | 'coach_id'>;

async function sessionChanged(
  { _id, user_id, coach_id }: Party,
  session: ClientSession | null = null,
): Promise<Fact[]> {
  const coach = await Coach.findById(coach_id)
    .select('user_id')
    .session(session)
    .lean<{ user_id?: string }>();
  return [user_id, coach?.user_id].flatMap((account) =>
    account ? [{ kind: 'session' as const, id: _id, to: { account } }] : [],
  );
}

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
  row: SessionRow,
): Promise<void> {
  const { _id, sequence } = row;
  await tellPages(session, row);
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
