import { googleCalendarLink } from '@athenaeum/common/calendar';
import { isOnline, joinPath, meetingWords, sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { usePlatform } from '@athenaeum/shell-contract';
import { CalendarIcon, CalendarPlusIcon, type MenuTriggerAttributes, SheetMenu } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import type { SessionToAddFragment } from './__generated__/addToCalendar';
import { addToCalendarText } from './addToCalendar.messages';

interface AddToCalendarProps {
  session: SessionToAddFragment;
  coachName: string;
  /** Draws its own button instead of the outlined one. */
  trigger?: (attributes: MenuTriggerAttributes, label: string) => ReactNode;
}

/** Adds a session to the member's calendar: Google's by a link, any other by an ICS file. */
export function AddToCalendar({ session, coachName, trigger }: AddToCalendarProps) {
  const { apiBase } = usePlatform();
  const title = translateSentence(sessionTitle(session.duration, coachName));
  const page = new URL(`/expert-strategists/my-sessions/${session.id}`, location.origin).href;
  return (
    <SheetMenu
      label={addToCalendarText.add}
      look="outlined"
      icon={<CalendarPlusIcon />}
      {...(trigger && { trigger: (attributes) => trigger(attributes, addToCalendarText.add) })}
      items={[
        {
          label: addToCalendarText.google,
          icon: <CalendarIcon size={20} />,
          href: googleCalendarLink({
            title,
            start: session.session_date,
            minutes: session.duration,
            place: placeOf(session),
            page,
          }),
          newTab: true,
        },
        {
          label: addToCalendarText.other,
          icon: <CalendarPlusIcon size={20} />,
          href: `${apiBase}/calendar/sessions/${encodeURIComponent(session.id)}.ics`,
        },
      ]}
    />
  );
}

/** For online sessions the address of Join, because the meeting link may change until the session begins. */
function placeOf({ id, meeting }: AddToCalendarProps['session']): string {
  if (!meeting) return '';
  return isOnline(meeting) ? new URL(joinPath(id), location.origin).href : meetingWords(meeting);
}
