import { countIf, within, type Period } from '@athenaeum/kit';
import { RSVP } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon/salon.model';

type Event = Pick<SalonRow, '_id' | 'slug' | 'title' | 'date'>;

/** Events with check-ins in the period, latest first. Without check-ins, attendance is unknown. */
export async function attendedIn(period: Period) {
  const ids = await RSVP.distinct('salon_id', { attended_at: within(period) });
  const [seats, events] = await Promise.all([
    RSVP.aggregate<{ _id: string; seats: number; attended: number }>([
      { $match: { salon_id: { $in: ids }, status: 'RESERVED' } },
      {
        $group: {
          _id: '$salon_id',
          seats: { $sum: 1 },
          attended: countIf({ $gt: ['$attended_at', 0] }),
        },
      },
    ]),
    Salon.find({ _id: { $in: ids } })
      .select('slug title date')
      .sort({ date: -1, _id: 1 })
      .lean<Event[]>(),
  ]);
  const byEvent = new Map(seats.map(({ _id, ...counts }) => [_id, counts]));
  return events.flatMap(({ _id, slug, title, date }) => {
    const counts = byEvent.get(_id);
    return counts ? [{ id: _id, slug, title, date, ...counts }] : [];
  });
}
