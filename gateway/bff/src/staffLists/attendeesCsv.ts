import { csvDocs, type CsvList } from '../csv/csvRoute';
import { graphList } from './graphList';

interface Attendee {
  name: string | null;
  title: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  status: 'RESERVED' | 'PENDING' | 'INVITED';
  waitlist_position: number | null;
  responded_at: number | null;
  confirm_by: number | null;
  attended_at: number | null;
  no_show: boolean;
  is_member: boolean;
  created_at: number;
  user: { name: string; title: string | null; company: string | null; email: string | null } | null;
}

const list: CsvList<Attendee> = {
  path: '/api/attendees.csv',
  filename: 'attendees.csv',
  access: { to: 'editors', specifiedIn: 'operations, content' },
  columns: [
    ['Name', ({ user, name }) => user?.name ?? name],
    ['Title', ({ user, title }) => user?.title ?? title],
    ['Company', ({ user, company }) => user?.company ?? company],
    ['Email', ({ user, email }) => user?.email ?? email],
    ['Phone', ({ phone }) => phone],
    ['Member', ({ is_member }) => (is_member ? 'Yes' : 'No')],
    ['Seat', seatOf],
    ['Waitlist', ({ waitlist_position }) => waitlist_position],
    ['Attendance', attendanceOf],
    ['Checked in', ({ attended_at }) => momentOf(attended_at)],
    ['Asked', ({ created_at }) => momentOf(created_at)],
  ],
};

function seatOf({ status, waitlist_position, confirm_by, responded_at }: Attendee): string {
  if (status === 'RESERVED') return 'Reserved';
  if (status === 'INVITED') return responded_at === null ? 'Invited' : 'Cancelled';
  if (confirm_by) return 'Not confirmed';
  return waitlist_position === null ? 'Held to be paid' : 'Waitlist';
}

function attendanceOf({ attended_at, no_show }: Attendee): string | null {
  if (attended_at) return 'Checked in';
  return no_show ? 'No-show' : null;
}

const momentOf = (at: number | null): string | null => (at ? new Date(at).toISOString() : null);

export const attendeesCsv = graphList(
  list,
  `query GatewayAttendeesCsv($input: AttendeesInput!) { attendees(input: $input) { ok code message fields data {
    name title company email phone status waitlist_position confirm_by attended_at no_show is_member responded_at created_at
    user { id name title company email } } } }`,
);

export const attendeesCsvDocs = csvDocs(list, {
  summary:
    'A list of an event’s attendees as CSV, safe against formulas. `input` is the JSON of `attendees(input)`; its take and skip do not matter.',
  caller: 'Session: editors and admins',
});
