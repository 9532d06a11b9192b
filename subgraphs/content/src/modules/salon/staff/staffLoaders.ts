import DataLoader from 'dataloader';
import { Progress } from '../../progress/progress.model';
import { RSVP } from '../../rsvp/rsvp.model';
import { inLine } from '../../rsvp/waitlist';
import { Transcript } from '../transcript.model';
import { Salon } from '../salon.model';
import { HELD } from './seatsTaken';

/** Taken seats, including those held for payment or confirmation, and the size of the waitlist. */
export interface Attendance {
  taken: number;
  waiting: number;
}

/** Further columns of the staff's list; one read for all salons of a page. */
export const createStaffLoaders = () => ({
  attendance: new DataLoader<string, Attendance>(async (ids) => {
    const rows = await RSVP.aggregate<{ _id: { salon: string; waits: boolean }; count: number }>([
      { $match: { salon_id: { $in: [...ids] }, $or: [HELD, inLine] } },
      {
        $group: {
          _id: {
            salon: '$salon_id',
            waits: { $and: [{ $eq: ['$status', 'PENDING'] }, { $lte: ['$held_until', null] }] },
          },
          count: { $sum: 1 },
        },
      },
    ]);
    const countOf = (id: string, waits: boolean) =>
      rows.find(({ _id }) => _id.salon === id && _id.waits === waits)?.count ?? 0;
    return ids.map((id) => ({ taken: countOf(id, false), waiting: countOf(id, true) }));
  }),
  /** How many members have begun to watch. */
  views: new DataLoader<string, number>(async (ids) => {
    const rows = await Progress.aggregate<{ _id: string; count: number }>([
      { $match: { salon_id: { $in: [...ids] } } },
      { $group: { _id: '$salon_id', count: { $sum: 1 } } },
    ]);
    const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  }),
  hasInviteCode: new DataLoader<string, boolean>(async (ids) => {
    const found = new Set<string>(
      await Salon.distinct('_id', { _id: { $in: ids }, invite_code: { $gt: '' } }),
    );
    return ids.map((id) => found.has(id));
  }),
  hasTranscript: new DataLoader<string, boolean>(async (ids) => {
    const found = new Set<string>(await Transcript.distinct('_id', { _id: { $in: ids } }));
    return ids.map((id) => found.has(id));
  }),
});
