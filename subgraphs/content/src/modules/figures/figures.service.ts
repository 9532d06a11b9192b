import {
  countIf,
  dayName,
  dayOf,
  hasRole,
  notAllowed,
  within,
  type Period,
  type Viewer,
} from '@athenaeum/kit';
import { RSVP } from '../rsvp/rsvp.model';
import { attendedIn } from './attendedIn';
import { watchedIn } from './watchedIn';

/** At most six queries, however much was booked, attended and watched. */
export async function learningFigures(viewer: Viewer, period: Period) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const [rsvps, attendance, watched] = await Promise.all([
    rsvpsByDay(period),
    attendedIn(period),
    watchedIn(period),
  ]);
  return { rsvps, attendance, ...watched };
}

interface RSVPsRow {
  _id: number;
  reserved: number;
  waiting: number;
  cancelled: number;
}

async function rsvpsByDay(period: Period) {
  const is = (status: string) => countIf({ $eq: ['$status', status] });
  const days = await RSVP.aggregate<RSVPsRow>([
    // An unconfirmed RSVP was typed, not booked.
    { $match: { created_at: within(period), confirm_by: null } },
    {
      $group: {
        _id: dayOf('created_at'),
        reserved: is('RESERVED'),
        waiting: is('PENDING'),
        cancelled: is('INVITED'),
      },
    },
    { $sort: { _id: 1 } },
  ]);
  return days.map(({ _id, ...counts }) => ({ day: dayName(_id), ...counts }));
}
