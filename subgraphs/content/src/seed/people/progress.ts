import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import type { ProgressRow } from '../../modules/progress/progress.model';
import type { SalonRow } from '../../modules/salon/salon.model';

const RECORDS = 2500;
const DAY = 24 * 3_600_000;

/** Recordings that the member of the walkthroughs has begun and finished, last watched first. */
const MEMBERS_OWN: readonly (readonly [slug: string, progress: number])[] = [
  ['activists-at-the-gate', 0.62],
  ['cyber-questions', 0.18],
  ['first-ninety-days-as-ceo', 0.91],
  ['what-audit-chairs-wish', 1],
  ['capital-without-compromise', 1],
  ['succession-without-drama', 1],
];

/** 2,500 records: rather more than half finished. */
export function progressRows(salons: readonly SalonRow[], now: number): ProgressRow[] {
  const random = demoRandom('progress');
  const recorded = salons.filter(({ filename }) => filename);
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const people = demoMembers().filter(({ id }) => !accounts.has(id));
  const rows = MEMBERS_OWN.map(([slug, progress], index) =>
    record(DEMO_ACCOUNTS.member.id, demoId('salon', slug), progress, now - (index + 1) * DAY),
  );
  const taken = new Set<string>();
  while (rows.length < RECORDS) {
    const user_id = people[random.skewed(people.length)]!.id;
    const salon = recorded[random.skewed(recorded.length)]!;
    const progress = random.chance(0.56) ? 1 : random.between(2, 94) / 100;
    const watchedAt = Math.min(now - 60_000, salon.date + random.between(1, 90) * DAY);
    if (taken.has(`${user_id} ${salon._id}`)) continue;
    taken.add(`${user_id} ${salon._id}`);
    rows.push(record(user_id, salon._id, progress, watchedAt));
  }
  return rows.map((row, index) => ({ ...row, _id: demoId('progress', index) }));
}

const record = (user_id: string, salon_id: string, progress: number, updated_at: number): ProgressRow => ({
  _id: '',
  user_id,
  salon_id,
  progress,
  watched: progress === 1,
  updated_at,
});
