import {
  addSessionTaskInput,
  addSharedNoteInput,
  bookSessionInput,
  cancellationMessage,
  cancelSessionInput,
  changeMeetingInput,
  freeUntil,
  markNoShowInput,
  markSessionTaskInput,
  removeSessionTaskInput,
  removeSharedNoteInput,
  rescheduleSessionInput,
  saveSessionNoteInput,
  saveSessionNotesInput,
} from '@athenaeum/coaching-contract';
import { TAKE_LIMIT, toListResult, toResult } from '@athenaeum/kit';
import type { CoachingContext } from '../../loaders';
import { applyBooking, applyBookingInput } from './applyBooking';
import { bookSession } from './bookSession';
import { changeMeeting } from './changeMeeting';
import { cancelSession, rescheduleSession } from './changeSession';
import { saveSessionNotes } from './coachNotes';
import { meetingOf } from './meeting';
import type { SessionRow } from './session.model';
import { authorOf, canCancel, canMove, canSeeSessionsOf, consequenceOf, partOf } from './session.policy';
import {
  coachSessionsInput,
  findNextSession,
  findSession,
  listCoachSessions,
  listSessions,
  sessionsInput,
} from './session.service';
import { findCoached, findSessionNotice, type SessionNoticeRow } from './sessionNotice';
import { markNoShow, settlePastSessions } from './settleSessions';
import {
  addSessionTask,
  addSharedNote,
  markSessionTask,
  removeSessionTask,
  removeSharedNote,
  saveSessionNote,
} from './together';
import type { SharedNoteRow, TaskRow } from './together.schema';

interface Given {
  input: unknown;
}

export const Query = {
  sessions: (_root: unknown, { input }: Partial<Given>, { viewer }: CoachingContext) =>
    toListResult(async () => listSessions(viewer, sessionsInput.parse(input ?? {}))),
  session: (_root: unknown, { id }: { id: string }, { viewer }: CoachingContext) =>
    toResult(() => findSession(viewer, id)),
  nextSession: (_root: unknown, _args: unknown, { viewer }: CoachingContext) =>
    toResult(() => findNextSession(viewer)),
  coachSessions: (_root: unknown, { input }: Partial<Given>, { viewer }: CoachingContext) =>
    toListResult(async () => listCoachSessions(viewer, coachSessionsInput.parse(input ?? {}))),
  sessionNotice: (_root: unknown, { id }: { id: string }) => toResult(() => findSessionNotice(id)),
  coachedNotice: (_root: unknown, { user_id, coach_id }: { user_id: string; coach_id: string }) =>
    toResult(() => findCoached(user_id, coach_id)),
};

export const Mutation = {
  bookSession: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => bookSession(viewer, bookSessionInput.parse(input))),
  rescheduleSession: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => rescheduleSession(viewer, rescheduleSessionInput.parse(input))),
  cancelSession: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => cancelSession(viewer, cancelSessionInput.parse(input))),
  changeMeeting: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => changeMeeting(viewer, changeMeetingInput.parse(input))),
  markNoShow: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => markNoShow(viewer, markNoShowInput.parse(input))),
  saveSessionNotes: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => saveSessionNotes(viewer, saveSessionNotesInput.parse(input))),
  saveSessionNote: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => saveSessionNote(viewer, saveSessionNoteInput.parse(input))),
  addSharedNote: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => addSharedNote(viewer, addSharedNoteInput.parse(input))),
  removeSharedNote: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => removeSharedNote(viewer, removeSharedNoteInput.parse(input))),
  addSessionTask: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => addSessionTask(viewer, addSessionTaskInput.parse(input))),
  markSessionTask: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => markSessionTask(viewer, markSessionTaskInput.parse(input))),
  removeSessionTask: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => removeSessionTask(viewer, removeSessionTaskInput.parse(input))),
  settlePastSessions: () => toResult(() => settlePastSessions()),
  applyBooking: (_root: unknown, { input }: Given) =>
    toResult(async () => applyBooking(applyBookingInput.parse(input))),
};

/** The viewer's relation to it; read with the coaches of the whole list. */
const partIn = async (session: SessionRow, { viewer, loaders }: CoachingContext) =>
  partOf(viewer, session, await loaders.coach.load(session.coach_id));

export const Session = {
  id: ({ _id }: SessionRow) => _id,
  coach: ({ coach_id }: SessionRow, _args: unknown, { loaders }: CoachingContext) =>
    loaders.coach.load(coach_id),
  user: ({ user_id }: SessionRow) => ({ __typename: 'User', id: user_id }),
  coach_notes: async (session: SessionRow, _args: unknown, context: CoachingContext) =>
    (await partIn(session, context)) === 'coach' ? session.coach_notes : null,
  coach_notes_version: async (session: SessionRow, _args: unknown, context: CoachingContext) =>
    (await partIn(session, context)) === 'coach' ? (session.coach_notes_version ?? 0) : null,
  shared_notes: async (session: SessionRow, _args: unknown, context: CoachingContext) =>
    authorOf(await partIn(session, context)) ? (session.shared_notes ?? []) : null,
  tasks: async (session: SessionRow, _args: unknown, context: CoachingContext) =>
    authorOf(await partIn(session, context)) ? (session.tasks ?? []) : null,
  cancellation: async (session: SessionRow, _args: unknown, context: CoachingContext) => {
    const part = await partIn(session, context);
    const now = Date.now();
    if (!part || !canCancel(part, session, now)) return null;
    const consequence = consequenceOf(part, session, now);
    const message = cancellationMessage(consequence, session.duration);
    return { consequence, message, free_until: freeUntil(session) };
  },
  can_move: async (session: SessionRow, _args: unknown, context: CoachingContext) => {
    const part = await partIn(session, context);
    return part !== null && canMove(part, session, Date.now());
  },
  meeting: async (session: SessionRow, _args: unknown, { loaders }: CoachingContext) =>
    meetingOf(session, await loaders.coach.load(session.coach_id)),
  sequence: ({ sequence }: SessionRow) => sequence ?? 0,
  is_elsewhere: ({ provider }: SessionRow) => Boolean(provider),
};

export const SharedNote = { id: ({ _id }: SharedNoteRow) => _id };
export const SessionTask = { id: ({ _id }: TaskRow) => _id };
export const SessionNotice = { id: ({ _id }: SessionNoticeRow) => _id };
export const AppliedBooking = { id: ({ _id }: SessionRow) => _id };

export const User = {
  sessions: async ({ id }: { id: string }, _args: unknown, { viewer, loaders }: CoachingContext) =>
    canSeeSessionsOf(viewer, id) ? (await loaders.sessionsOf.load(id)).slice(0, TAKE_LIMIT) : null,
};
