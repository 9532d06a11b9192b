import { isOnline, JOIN_OPENS_MINUTES, meetingWords } from '@athenaeum/coaching-contract';
import { Meta, TextLink } from '@athenaeum/shared-ui';
import type { Meeting } from './meeting';

interface MeetingLineProps {
  /** Null where only the page it was booked on knows. */
  meeting: Meeting | null | undefined;
}

/** Where a session takes place, in one line. */
export function MeetingLine({ meeting }: MeetingLineProps) {
  if (!meeting) return <Meta>The confirmation of your booking says where you meet.</Meta>;
  if (meeting.kind === 'phone')
    return (
      <Meta>
        By phone: <TextLink href={`tel:${meeting.value?.replace(/[^\d+]/g, '')}`}>{meeting.value}</TextLink>
      </Meta>
    );
  const words = meetingWords(meeting);
  return (
    <Meta>{isOnline(meeting) ? `${words}. Join opens ${JOIN_OPENS_MINUTES} minutes before.` : words}</Meta>
  );
}
