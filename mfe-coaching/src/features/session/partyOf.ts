import type { Session } from './session.api';
import { sessionText } from './session.messages';

/** The session as one of the two sees it. */
export interface Party {
  isCoach: boolean;
  /** The other one's name, whole and the first part of it. */
  name: string;
  first: string;
  picture: string | null;
}

export function partyOf(session: Session, viewerId: string | undefined): Party {
  const isCoach = session.user.id !== viewerId;
  const { name, avatar } = isCoach
    ? { name: session.user.name || sessionText.member, avatar: session.user.avatar }
    : { name: session.coach?.name ?? sessionText.yourCoach, avatar: session.coach?.avatar };
  const isKnown = isCoach ? Boolean(session.user.name) : Boolean(session.coach);
  return { isCoach, name, first: isKnown ? name.split(' ')[0]! : name, picture: avatar ?? null };
}
