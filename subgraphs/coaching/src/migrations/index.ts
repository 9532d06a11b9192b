import type { Migration } from '@athenaeum/kit/migrations';
import { roomsOfSessions } from './0001-rooms-of-sessions';

/** In the order of their numbers. */
export const migrations: readonly Migration[] = [roomsOfSessions];
