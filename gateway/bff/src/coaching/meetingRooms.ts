import type { Env } from '../env';

/** Where sessions take place that have no place of their own. */
export interface MeetingRooms {
  /** The address of a session's room; the room is there as soon as somebody comes in. */
  urlOf(room: string): string;
}

/** Rooms of a service that makes them when they are entered, as Jitsi does: an address nobody guesses is all it takes. */
export const createMeetingRooms = ({ MEETING_ROOM_URL }: Pick<Env, 'MEETING_ROOM_URL'>): MeetingRooms => ({
  urlOf: (room) => MEETING_ROOM_URL.replaceAll('{room}', encodeURIComponent(room)),
});
