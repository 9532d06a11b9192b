import { dayName, dayOf, within, type Period } from '@athenaeum/kit';
import { Progress } from '../progress/progress.model';
import { Salon, type SalonRow } from '../salon/salon.model';

const MAX_RECORDINGS = 10;

interface WatchedRow {
  _id: { day: number; salon: string };
  /** Of the whole recording, summed over those who watched it. */
  shares: number;
  members: number;
}
type Recording = Pick<SalonRow, '_id' | 'slug' | 'title' | 'event_duration'>;

/**
 * Minutes of recordings, from members' progress in each. A recording counts on the day its member last watched it, because
 * earlier days are not stored.
 */
export async function watchedIn(period: Period) {
  const rows = await Progress.aggregate<WatchedRow>([
    { $match: { updated_at: within(period) } },
    {
      $group: {
        _id: { day: dayOf('updated_at'), salon: '$salon_id' },
        shares: { $sum: '$progress' },
        members: { $sum: 1 },
      },
    },
  ]);
  const recordings = await recordingsOf(rows);
  const days = new Map<number, number>();
  const watched = new Map<string, { recording: Recording; minutes: number; members: number }>();
  for (const { _id, shares, members } of rows) {
    const recording = recordings.get(_id.salon);
    if (!recording) continue;
    const minutes = shares * recording.event_duration;
    days.set(_id.day, (days.get(_id.day) ?? 0) + minutes);
    const before = watched.get(_id.salon) ?? { recording, minutes: 0, members: 0 };
    watched.set(_id.salon, {
      recording,
      minutes: before.minutes + minutes,
      members: before.members + members,
    });
  }
  return {
    watched: [...days]
      .sort(([one], [other]) => one - other)
      .map(([day, minutes]) => ({ day: dayName(day), minutes: Math.round(minutes) })),
    most_watched: [...watched.values()]
      .sort((one, other) => other.minutes - one.minutes)
      .slice(0, MAX_RECORDINGS)
      .map(({ recording: { _id, slug, title }, minutes, members }) => ({
        ...{ id: _id, slug, title },
        minutes: Math.round(minutes),
        members,
      })),
  };
}

async function recordingsOf(rows: readonly WatchedRow[]): Promise<Map<string, Recording>> {
  const ids = [...new Set(rows.map(({ _id }) => _id.salon))];
  const salons = await Salon.find({ _id: { $in: ids } })
    .select('slug title event_duration')
    .lean<Recording[]>();
  return new Map(salons.map((salon) => [salon._id, salon]));
}
