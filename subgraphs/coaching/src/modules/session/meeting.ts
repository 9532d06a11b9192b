import { createHash } from 'node:crypto';
import type { MeetingKind } from '@athenaeum/coaching-contract';
import type { CoachRow } from '../coach/coach.model';
import type { SessionRow } from './session.model';

export interface Meeting {
  kind: MeetingKind;
  value: string | null;
}

/** A coach's default place: a video room unless the coach has set another. */
export const usualMeeting = (coach: Pick<CoachRow, 'meeting'> | null): Meeting => kept(coach?.meeting);

/** Where a session takes place; null when it does not, or when only the external page knows. */
export function meetingOf(
  { status, provider, meeting }: Pick<SessionRow, 'status' | 'provider' | 'meeting'>,
  coach: Pick<CoachRow, 'meeting'> | null,
): Meeting | null {
  if (status !== 'Scheduled') return null;
  if (meeting) return kept(meeting);
  return provider ? null : usualMeeting(coach);
}

/** The room's id; sessions from before rooms existed have one too. */
export const roomOf = ({ _id, room }: Pick<SessionRow, '_id' | 'room'>): string => room ?? derivedRoom(_id);

/** The room of a session from before rooms existed, which migration 0001 stores. */
export const derivedRoom = (id: string): string =>
  createHash('sha256').update(`room of ${id}`).digest('hex').slice(0, 32);

/** As it is stored: a room has no value. */
export const kept = (given: { kind: MeetingKind; value?: string | null } | null | undefined): Meeting =>
  given ? { kind: given.kind, value: given.kind === 'room' ? null : (given.value ?? null) } : OUR_ROOM;

const OUR_ROOM: Meeting = { kind: 'room', value: null };
