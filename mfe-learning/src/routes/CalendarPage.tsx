import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { SubscribeToCalendar } from '../components/subscribe/SubscribeToCalendar';
import { Calendar, prefetchCalendar } from '../features/calendar';
import { RsvpRow } from '../features/rsvp';
import { calendarPageText } from './calendarPage.messages';

export const prefetch: Prefetch = (_params, search) => prefetchCalendar(search);

export default function CalendarPage() {
  return (
    <PageFrame>
      <PageHeading title={calendarPageText.title} actions={<SubscribeToCalendar look="outlined" />} />
      <Calendar action={(salon) => <RsvpRow salon={salon} />} />
    </PageFrame>
  );
}
