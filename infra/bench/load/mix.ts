import type { DemoRandom } from '@athenaeum/kit/demo';
import { keyOf } from './acknowledged';
import type { Caller, Problem } from './caller';
import type { Visit } from './runOpenLoop';
import type { World } from './world';

export interface Share extends Visit {
  /** Parts of all visits. */
  share: number;
  isWrite?: true;
}

/** Who comes for what in a community whose members watch salons most evenings, look for each other, and seldom change anything. */
export const communityMix = (world: World, random: DemoRandom): Share[] => [
  {
    name: 'home',
    share: 22,
    run: (caller) => all(caller.get('/api/auth/me'), caller.graph('mfe-learning', 'Home')),
  },
  {
    name: 'progress saved',
    share: 22,
    isWrite: true,
    run: (caller) => saveProgress(caller, world, random),
  },
  {
    name: 'salon page',
    share: 16,
    run: (caller) => caller.graph('mfe-learning', 'Salon', { slug: random.pick(world.salons).slug }),
  },
  {
    name: 'search',
    share: 9,
    run: (caller) => {
      const search = random.pick(TERMS);
      return all(
        caller.graph('mfe-learning', 'Search', { query: search, take: 20 }),
        caller.graph('mfe-learning', 'FoundCoaches', { search, take: 3 }),
        caller.graph('mfe-learning', 'FoundMembers', { search, take: 3 }),
      );
    },
  },
  {
    name: 'suggestions',
    share: 5,
    run: (caller) => caller.graph('mfe-learning', 'Suggestions', { query: random.pick(TERMS).slice(0, 4) }),
  },
  {
    name: 'calendar',
    share: 6,
    run: (caller) =>
      all(
        caller.graph('mfe-learning', 'CalendarOptions', { of: { ...COMING, take: 0 } }),
        caller.graph('mfe-learning', 'CalendarEvents', {
          input: { ...COMING, skip: 20 * random.skewed(4) },
        }),
      ),
  },
  {
    name: 'directory',
    share: 6,
    run: (caller) =>
      caller.graph('mfe-community', 'Directory', { input: { ...DIRECTORY, ...filterOf(random) } }),
  },
  {
    name: 'member profile',
    share: 4,
    run: (caller) => caller.graph('mfe-community', 'Member', { input: { slug: random.pick(world.members) } }),
  },
  {
    name: 'opportunities',
    share: 3,
    run: (caller) =>
      all(
        caller.graph('mfe-opportunities', 'OpportunityBoard', { input: { matching: {}, take: 20, skip: 0 } }),
        caller.graph('mfe-opportunities', 'OpenOpportunities'),
      ),
  },
  { name: 'coaches', share: 2, run: (caller) => caller.graph('mfe-coaching', 'Coaches') },
  {
    name: 'my salons',
    share: 2,
    run: (caller) => caller.graph('mfe-learning', 'MySalons', { upcomingSkip: 0, pastSkip: 0 }),
  },
  {
    name: 'RSVP',
    share: 1,
    isWrite: true,
    run: (caller) => rsvp(caller, world, random.pick(world.seats)),
  },
  { name: 'calendar feed', share: 1, run: (caller) => caller.get(random.pick(world.feeds)) },
  {
    name: 'staff list',
    share: 1,
    run: () =>
      world.admin.graph('mfe-admin', 'MembersList', {
        input: { orderBy: { created_at: 'desc' }, take: 20, skip: 20 * random.skewed(100) },
      }),
  },
];

/** Those who come because one salon goes live: its page, and a seat for those who had none. */
export const liveMix = (world: World): Share[] => [
  {
    name: 'live salon page',
    share: 4,
    run: (caller) => caller.graph('mfe-learning', 'Salon', { slug: world.live.slug }),
  },
  { name: 'live salon RSVP', share: 1, run: (caller) => rsvp(caller, world, world.live.id) },
];

/** Draws visits by their shares. */
export function drawn(mix: readonly Share[], random: DemoRandom): () => Visit {
  const whole = mix.reduce((sum, { share }) => sum + share, 0);
  return () => {
    let left = random.next() * whole;
    return mix.find(({ share }) => (left -= share) < 0) ?? mix[0]!;
  };
}

const TERMS = [
  'negotiating',
  'boardroom ready',
  'term sheet',
  'ruth adeyemi',
  'audit',
  'clmate risk',
  'osei',
];
const HUBS = ['Boston', 'Seattle', 'San Francisco', 'New York City'];
const COMING = { phase: { in: ['LIVE', 'UPCOMING'] }, take: 20 };
const DIRECTORY = {
  relationship_type: { in: ['Member', 'Athena'] },
  hide_from_directory: { equals: false },
  take: 20,
  orderBy: { created_at: 'desc' },
};

/** Half of those who open the directory narrow it. */
const filterOf = (random: DemoRandom) =>
  random.chance(0.5)
    ? { nearest_regional_hub: { in: [random.pick(HUBS)] } }
    : { skip: DIRECTORY.take * random.skewed(10) };

/** The page asks for leave first, as the specification has it. */
async function saveProgress(
  caller: Caller,
  { recordings, acknowledged }: World,
  random: DemoRandom,
): Promise<Problem> {
  const [salonId, progress] = [random.pick(recordings), random.between(1, 90) / 100];
  const refused = await caller.post('/webhooks/salesforce/progress', {
    salonId,
    userId: caller.id,
    progress,
  });
  if (refused) return refused;
  const input = { salon_id: salonId, user_id: caller.id, progress };
  const problem = await caller.graph('mfe-learning', 'CreateProgress', { input });
  const key = keyOf(salonId, caller.id);
  const before = acknowledged.progress.get(key) ?? 0;
  if (!problem) acknowledged.progress.set(key, Math.max(before, progress));
  return problem;
}

async function rsvp(caller: Caller, { acknowledged }: World, salonId: string): Promise<Problem> {
  const input = { salonId, userId: caller.id, status: 'RESERVED' };
  const problem = await caller.graph('mfe-learning', 'CreateRSVP', { input });
  if (!problem) acknowledged.seats.add(keyOf(salonId, caller.id));
  return problem;
}

/** The concurrent requests of a page; throws the first error. */
async function all(...asked: Promise<Problem>[]): Promise<Problem> {
  return (await Promise.all(asked)).find((problem) => problem !== null) ?? null;
}
