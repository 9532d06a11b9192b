import type { CoachSession } from './coachSessions.api';

/** Whom a session is with; her name is another domain's and may be away. */
export const memberOf = ({ user }: CoachSession): string => user.name ?? 'a member';
