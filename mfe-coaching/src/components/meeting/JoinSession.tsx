import { isJoinOpen, isOnline, joinPath } from '@athenaeum/coaching-contract';
import { usePlatform } from '@athenaeum/shell-contract';
import { LinkButton, useNow, VideoIcon } from '@athenaeum/shared-ui';
import type { JoinSessionFragment } from './__generated__/meeting';
import { meetingText } from './meeting.messages';

interface JoinSessionProps {
  session: JoinSessionFragment;
  title: string;
}

/** The link into an online session, from 15 minutes before it begins until it ends. */
export function JoinSession({ session, title }: JoinSessionProps) {
  const { apiBase } = usePlatform();
  const now = useNow();
  if (!session.meeting || !isOnline(session.meeting) || !isJoinOpen(session, now)) return null;
  return (
    <LinkButton
      icon={<VideoIcon />}
      href={apiBase + joinPath(session.id)}
      target="_blank"
      rel="noreferrer"
      aria-label={meetingText.joinSession({ session: title })}
    >
      {meetingText.join}
    </LinkButton>
  );
}
