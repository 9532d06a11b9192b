import { isOnline, JOIN_OPENS_MINUTES, meetingWords } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Meta, RichText, TextLink } from '@athenaeum/shared-ui';
import type { MeetingFragment } from './__generated__/meeting';
import { meetingText } from './meeting.messages';

interface MeetingLineProps {
  /** Null when only the page where it was booked has it. */
  meeting: MeetingFragment | null | undefined;
  /** Join is shown beside it, so when it opens need not be said. */
  isOpen?: boolean;
}

/** Where a session takes place, in one line. */
export function MeetingLine({ meeting, isOpen = false }: MeetingLineProps) {
  if (!meeting) return <Meta>{meetingText.seeConfirmation}</Meta>;
  if (meeting.kind === 'phone')
    return (
      <Meta>
        <RichText
          text={meetingText.byPhone({ number: meeting.value ?? '' })}
          parts={{
            number: (words) => <TextLink href={`tel:${words.replace(/[^\d+]/g, '')}`}>{words}</TextLink>,
          }}
        />
      </Meta>
    );
  const words = translateSentence(meetingWords(meeting));
  return (
    <Meta>
      {isOnline(meeting) && !isOpen
        ? meetingText.joinOpens({ place: words, minutes: JOIN_OPENS_MINUTES })
        : words}
    </Meta>
  );
}
