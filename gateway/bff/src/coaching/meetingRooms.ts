import type { Env } from '../env';

/** Rooms for sessions without a meeting link of the coach. */
export interface MeetingRooms {
  /** The address of a session's room; the room is there as soon as somebody comes in. */
  urlOf(room: string): string;
}

/** Rooms of a service that creates them on entry, such as Jitsi: an unguessable address is enough. */
export const createMeetingRooms = ({ MEETING_ROOM_URL }: Pick<Env, 'MEETING_ROOM_URL'>): MeetingRooms => ({
  urlOf: (room) => MEETING_ROOM_URL.replaceAll('{room}', encodeURIComponent(room)),
});
