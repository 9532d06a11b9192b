import { sessionTitle } from '@athenaeum/coaching-contract';
import { usePlatform } from '@athenaeum/shell-contract';
import { CalendarIcon, CalendarPlusIcon, Menu } from '@athenaeum/shared-ui';
import { googleCalendarLink } from './googleCalendarLink';

interface AddToCalendarProps {
  session: { id: string; session_date: number; duration: number };
  coachName: string;
}

/** Puts a session into her own calendar: Google's by a link, every other one by a file. */
export function AddToCalendar({ session, coachName }: AddToCalendarProps) {
  const { apiBase } = usePlatform();
  const title = sessionTitle(session.duration, coachName);
  const page = new URL('/expert-strategists/my-sessions', location.origin).href;
  return (
    <Menu
      label="Add to Calendar"
      look="outlined"
      icon={<CalendarPlusIcon />}
      sheet
      items={[
        {
          label: 'Google Calendar',
          icon: <CalendarIcon size={20} />,
          href: googleCalendarLink({ ...session, title, page }),
          newTab: true,
        },
        {
          label: 'Outlook / Other',
          icon: <CalendarPlusIcon size={20} />,
          href: `${apiBase}/calendar/sessions/${encodeURIComponent(session.id)}.ics`,
        },
      ]}
    />
  );
}
