export { Attendees } from './Attendees';
export {
  type AttendedSalon,
  type Attendance,
  type Attendee,
  prefetchAttendees,
  useContentAttendedSalonQuery,
} from './attendees.api';
