import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { SubscribeToCalendar } from '../components/subscribe/SubscribeToCalendar';
import { Calendar } from '../features/calendar';
import { RsvpRow } from '../features/rsvp';
import { calendarPageText } from './calendarPage.messages';

export { prefetchCalendar } from '../features/calendar';

export default function CalendarPage() {
  return (
    <PageFrame>
      <PageHeading title={calendarPageText.title} actions={<SubscribeToCalendar look="outlined" />} />
      <Calendar action={(salon) => <RsvpRow salon={salon} />} />
    </PageFrame>
  );
}
