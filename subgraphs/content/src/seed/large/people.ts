import { DEMO_ACCOUNTS, demoId, demoMembers, LARGE_SIZES } from '@athenaeum/kit/demo';
import type { ProgressRow } from '../../modules/progress/progress.model';
import type { RSVPRow } from '../../modules/rsvp/rsvp.model';
import type { SalonRow } from '../../modules/salon/salon.model';

const DAY = 24 * 3_600_000;
/** Coprime to the number of people: stepping by it visits each of them once. */
const STRIDE = 7919;

/** So many RSVPs, spread evenly over the salons; nobody has two at one. */
export function* manyRsvps(salons: readonly SalonRow[], count: number, now: number): Iterable<RSVPRow> {
  const people = otherMembers();
  for (let index = 0; index < count; index += 1) {
    const { _id, date } = salons[index % salons.length]!;
    const at = Math.min(now, date) - (1 + (index % 30)) * DAY;
    yield {
      _id: demoId('large-rsvp', index),
      salon_id: _id,
      user_id: personAt(people, index, salons.length),
      status: index % 12 === 0 ? 'INVITED' : 'RESERVED',
      queued_at: at,
      responded_at: at,
      created_at: at,
    } as RSVPRow;
  }
}

/** So many progress records, rather more than half of them finished. */
export function* manyProgressRecords(
  salons: readonly SalonRow[],
  count: number,
  now: number,
): Iterable<ProgressRow> {
  const people = otherMembers();
  const recordings = salons.filter(({ filename }) => filename);
  for (let index = 0; index < count; index += 1) {
    const { _id, date } = recordings[index % recordings.length]!;
    const progress = index % 9 < 5 ? 1 : 0.02 + (index % 92) / 100;
    yield {
      _id: demoId('large-progress', index),
      user_id: personAt(people, index, recordings.length),
      salon_id: _id,
      progress,
      watched: progress === 1,
      updated_at: Math.min(now - DAY, date + (index % 90) * DAY),
    };
  }
}

/** The person for a salon in a round of the walk. */
function personAt(people: readonly string[], index: number, salons: number): string {
  const [round, start] = [Math.floor(index / salons), index % salons];
  return people[(start * 31 + round * STRIDE) % people.length]!;
}

/** Members on whose answers no walkthrough relies. */
function otherMembers(): string[] {
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  return demoMembers(LARGE_SIZES.members)
    .map(({ id }) => id)
    .filter((id) => !accounts.has(id));
}
