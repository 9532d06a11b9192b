import { Row, TextLink } from '@athenaeum/shared-ui';
import { useId } from 'react';
import { calendarLinksText } from './calendarLinks.messages';

interface CalendarLinksProps {
  event: { title: string; date: number; event_duration: number; timezone: string };
  place: string;
  /** Address of the event's page. */
  page: string;
  /** Address of the file. */
  file: string;
}

/** Adds an event to a calendar: Google's by a prefilled form, any other by an ICS file. */
export function CalendarLinks({ event, place, page, file }: CalendarLinksProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId}>{calendarLinksText.title}</p>
      <Row>
        <TextLink href={googleLink({ ...event, place, page })} target="_blank" rel="noreferrer">
          {calendarLinksText.google}
        </TextLink>
        <TextLink href={file}>{calendarLinksText.other}</TextLink>
      </Row>
    </div>
  );
}

type Entry = CalendarLinksProps['event'] & Pick<CalendarLinksProps, 'place' | 'page'>;

function googleLink({ title, date, event_duration, timezone, place, page }: Entry): string {
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(date)}/${stamp(date + event_duration * 60_000)}`,
    ctz: timezone,
    location: place,
    details: page,
  });
  return `https://calendar.google.com/calendar/render?${fields.toString()}`;
}

/** "20251125T180000Z" */
const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
