import { PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { Calendar } from '../features/calendar';
import { RsvpRow } from '../features/rsvp';

export { prefetchCalendar } from '../features/calendar';

export default function CalendarPage() {
  return (
    <PageFrame>
      <PageHeading title="Upcoming Events" />
      <Calendar action={(salon) => <RsvpRow salon={salon} />} />
    </PageFrame>
  );
}
