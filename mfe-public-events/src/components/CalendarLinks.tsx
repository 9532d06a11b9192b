import { googleCalendarLink } from '@athenaeum/common/calendar';
import { Row, TextLink } from '@athenaeum/shared-ui';
import { useId } from 'react';
import type { EventInWordsFragment } from './__generated__/eventWords';
import { calendarLinksText } from './calendarLinks.messages';

interface CalendarLinksProps {
  event: Pick<EventInWordsFragment, 'date' | 'event_duration' | 'timezone'> & { title: string };
  place: string;
  /** Address of the event's page. */
  page: string;
  /** Address of the file. */
  file: string;
}

/** Adds an event to a calendar: Google's by a prefilled form, any other by an ICS file. */
export function CalendarLinks({ event, place, page, file }: CalendarLinksProps) {
  const headingId = useId();
  const { title, date: start, event_duration: minutes, timezone } = event;
  const google = googleCalendarLink({ title, start, minutes, timezone, place, page });
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId}>{calendarLinksText.title}</p>
      <Row>
        <TextLink href={google} target="_blank" rel="noreferrer">
          {calendarLinksText.google}
        </TextLink>
        <TextLink href={file}>{calendarLinksText.other}</TextLink>
      </Row>
    </div>
  );
}
