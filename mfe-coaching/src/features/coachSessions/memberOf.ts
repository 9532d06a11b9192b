import type { CoachSession } from './coachSessions.api';
import { coachSessionsText } from './coachSessions.messages';

/** Whom a session is with; her name is another domain's and may be away. */
export const memberOf = ({ user }: CoachSession): string => user.name ?? coachSessionsText.member;
