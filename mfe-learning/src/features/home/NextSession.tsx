import { isJoinOpen, isOnline, joinPath, meetingWords, sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { usePlatform } from '@athenaeum/shell-contract';
import { formatEventTime, LinkButton, NextStrip, useNow, VideoIcon } from '@athenaeum/shared-ui';
import { nextStripText } from '../../components/nextStrip.messages';
import { startsIn } from '../../components/startsIn';
import type { NextSessionFragment } from './__generated__/nextSession';
import { nextSessionText } from './nextSession.messages';

interface NextSessionProps {
  session: NextSessionFragment;
}

/** The claret strip: the next coaching session, with Join once it opens. */
export default function NextSession({ session }: NextSessionProps) {
  const { apiBase } = usePlatform();
  const now = useNow();
  const { id, session_date, duration, meeting, coach } = session;
  const { relativeDay, time, own } = formatEventTime({ start: session_date });
  const title = translateSentence(sessionTitle(duration, coach?.name ?? nextSessionText.yourCoach));
  const canJoin = meeting && isOnline(meeting) && isJoinOpen(session, now);
  return (
    <NextStrip
      href="/expert-strategists/my-sessions"
      slug={coach?.slug ?? id}
      title={title}
      thumbnail={coach?.avatar}
      when={startsIn(session_date, now)}
      meta={[
        `${relativeDay} · ${time}${own ? ` (${own})` : ''}`,
        meeting && translateSentence(meetingWords(meeting)),
      ]
        .filter(Boolean)
        .join(' · ')}
      action={
        canJoin ? (
          <LinkButton
            look="onBand"
            large
            icon={<VideoIcon />}
            href={apiBase + joinPath(id)}
            target="_blank"
            rel="noreferrer"
          >
            {nextStripText.join}
          </LinkButton>
        ) : (
          <LinkButton look="onBand" large href={`${apiBase}/calendar/sessions/${id}.ics`}>
            {nextStripText.addToCalendar}
          </LinkButton>
        )
      }
      note={nextSessionText.booked}
    />
  );
}
