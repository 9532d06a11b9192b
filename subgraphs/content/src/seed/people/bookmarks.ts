import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import type { BookmarkType } from '@athenaeum/content-contract';
import type { BookmarkRow } from '../../modules/bookmark/bookmark.model';
import type { SalonRow } from '../../modules/salon/salon.model';

const BOOKMARKS = 700;
const DAY = 24 * 3_600_000;

const MEMBERS_OWN: readonly (readonly [type: BookmarkType, slug: string])[] = [
  ['SALON', 'negotiating-your-next-role'],
  ['SALON', 'the-quiet-lead-director'],
  ['SALON', 'equity-cash-and-title'],
  ['COACH', 'maya-chen'],
  ['COACH', 'ruth-adeyemi'],
  ['COACH', 'catherine-oyelaran'],
];

export function bookmarkRows(salons: readonly SalonRow[], now: number): BookmarkRow[] {
  const random = demoRandom('bookmarks');
  const recorded = salons.filter(({ filename }) => filename);
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const people = demoMembers().filter(({ id }) => !accounts.has(id));
  const rows = new Map<string, Omit<BookmarkRow, '_id'>>();
  const add = (user_id: string, type: BookmarkType, entry_id: string, created_at: number) =>
    rows.set(`${user_id} ${entry_id}`, { user_id, type, entry_id, created_at });
  MEMBERS_OWN.forEach(([type, slug], index) =>
    add(
      DEMO_ACCOUNTS.member.id,
      type,
      demoId(type === 'SALON' ? 'salon' : 'coach', slug),
      now - (index + 1) * DAY,
    ),
  );
  while (rows.size < BOOKMARKS)
    add(
      people[random.skewed(people.length)]!.id,
      'SALON',
      recorded[random.skewed(recorded.length)]!._id,
      now - random.between(1, 300) * DAY,
    );
  return [...rows.values()].map((row, index) => ({ _id: demoId('bookmark', index), ...row }));
}
