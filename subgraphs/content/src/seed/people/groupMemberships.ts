import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import type { CollectionRow } from '../../modules/collection/collection.model';
import type { GroupMembershipRow } from '../../modules/peerGroup/groupMembership.model';

const DAY = 24 * 3_600_000;

/** Of the demo member: a place in three groups, and a waiting request. */
const MEMBERS_OWN: Readonly<Record<string, GroupMembershipRow['status']>> = {
  'first-time-directors': 'MEMBER',
  'women-who-write': 'MEMBER',
  'second-acts': 'MEMBER',
  'chief-executives': 'REQUESTED',
};

/** Eight to eleven members in each group, and a request or two where they are needed. */
export function groupMembershipRows(
  collections: readonly CollectionRow[],
  now: number,
): GroupMembershipRow[] {
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const people = demoMembers().filter(({ id }) => !accounts.has(id));
  return collections
    .filter(({ type }) => type === 'PEER_GROUP')
    .flatMap(({ _id, slug, join_policy }) => {
      const random = demoRandom(`group-${slug}`);
      const seats = random.between(8, 11);
      const asking = join_policy === 'OPEN' ? 0 : random.between(1, 2);
      const around = random.sample(people, seats + asking).map((person, place) => ({
        _id: demoId('group-membership', `${slug}-${place}`),
        collection_id: _id,
        user_id: person.id,
        status: place < seats ? ('MEMBER' as const) : ('REQUESTED' as const),
        asked_at: now - (place < seats ? random.between(30, 300) : place - seats + 1) * DAY,
        decided_by: null,
        decided_at: null,
      }));
      const status = MEMBERS_OWN[slug];
      if (!status) return around;
      const own = { user_id: DEMO_ACCOUNTS.member.id, status, asked_at: now - 2 * DAY };
      return [...around, { ...around[0]!, ...own, _id: demoId('group-membership', `${slug}-member`) }];
    });
}
