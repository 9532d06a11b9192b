import type { CoachSession } from './coachSessions.api';
import { coachSessionsText } from './coachSessions.messages';

/** The name of a session's member, from another subgraph, which may be unavailable. */
export const memberOf = ({ user }: CoachSession): string => user.name ?? coachSessionsText.member;
