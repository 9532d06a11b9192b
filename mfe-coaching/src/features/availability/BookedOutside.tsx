import { formatEventTime, Notice, TextLink } from '@athenaeum/shared-ui';
import type { BookedSession } from './availability.api';

const NAMED = 4;

interface BookedOutsideProps {
  sessions: readonly BookedSession[];
  zone: string;
}

/** Which bookings lie outside the hours as they stand in the form, while there are any. */
export function BookedOutside({ sessions, zone }: BookedOutsideProps) {
  if (sessions.length === 0) return null;
  const named = sessions.slice(0, NAMED).map(({ session_date: start, duration: minutes, user }) => {
    const { day, range } = formatEventTime({ start, minutes, zone, inPerson: true, viewerZone: zone });
    return `${day}, ${range}, with ${user.name ?? 'a member'}`;
  });
  const rest = sessions.length - named.length;
  return (
    <Notice
      tone="amber"
      title={
        sessions.length === 1
          ? 'A booked session lies outside these hours.'
          : `${sessions.length} booked sessions lie outside these hours.`
      }
      action={
        <TextLink look="more" href="/expert-strategists/desk">
          Your Sessions
        </TextLink>
      }
    >
      {named.join('; ')}
      {rest > 0 && `; and ${rest} more`}. {sessions.length === 1 ? 'It stays' : 'They stay'} booked: cancel
      what you cannot keep.
    </Notice>
  );
}
