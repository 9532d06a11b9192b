import type { AttendeeList } from '@athenaeum/content-contract';
import { ExportLink } from '../../components/list';

/** The list that is looked at, as a file. */
export const ExportAttendees = ({ salonId, list }: { salonId: string; list: AttendeeList }) => (
  <ExportLink path="/api/attendees.csv" input={{ salon_id: salonId, list }} />
);
