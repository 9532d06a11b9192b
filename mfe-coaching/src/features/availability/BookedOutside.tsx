import { formatEventTime, Notice, TextLink } from '@athenaeum/shared-ui';
import type { BookedSession } from './availability.api';
import { bookedOutsideText } from './availability.messages';

const MAX_NAMED = 4;

interface BookedOutsideProps {
  sessions: readonly BookedSession[];
  zone: string;
}

/** Warns of bookings outside the hours in the form. */
export function BookedOutside({ sessions, zone }: BookedOutsideProps) {
  if (sessions.length === 0) return null;
  const named = sessions.slice(0, MAX_NAMED).map(({ session_date: start, duration: minutes, user }) => {
    const { day, range } = formatEventTime({ start, minutes, zone, inPerson: true, viewerZone: zone });
    return bookedOutsideText.session({
      day,
      hours: range ?? '',
      member: user.name ?? bookedOutsideText.member,
    });
  });
  const rest = sessions.length - named.length;
  return (
    <Notice
      tone="amber"
      title={bookedOutsideText.title({ count: sessions.length })}
      action={
        <TextLink look="more" href="/expert-strategists/desk">
          {bookedOutsideText.sessions}
        </TextLink>
      }
    >
      {rest > 0
        ? bookedOutsideText.some({ sessions: named.join('; '), rest })
        : bookedOutsideText.all({ count: sessions.length, sessions: named.join('; ') })}
    </Notice>
  );
}
