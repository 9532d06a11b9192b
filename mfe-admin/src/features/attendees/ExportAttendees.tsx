import type { AttendeeList } from '@athenaeum/content-contract';
import { ExportLink } from '../../components/list';

/** Downloads the shown list. */
export const ExportAttendees = ({ salonId, list }: { salonId: string; list: AttendeeList }) => (
  <ExportLink path="/api/attendees.csv" input={{ salon_id: salonId, list }} />
);
