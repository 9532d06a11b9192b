import { FIRST_NAMES, LAST_NAMES, NAMED_PEOPLE } from './names';
import { demoId, demoRandom } from './random';

export const DEMO_DOMAIN = 'demo.athenaeum.test';
export const DEMO_PASSWORD = 'Athenaeum!2026';
export const DEMO_SIZES = { members: 300, prospects: 100 } as const;
/** Sizes of the load test's data, the demo included. */
export const LARGE_SIZES = { members: 20_000, salons: 3_000, rsvps: 360_000, progress: 500_000 } as const;

/** Somebody in the demo data: a member, or a member who also speaks or coaches. */
export interface DemoPerson {
  id: string;
  slug: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string;
  /** Path of the portrait, drawn by `writeDemoPortraits`. */
  portrait: string;
}

/** The accounts of the walkthroughs, by the word before the at sign. */
export const DEMO_ACCOUNTS = {
  member: person('Amara Osei', 'member'),
  new: person('Imani Baptiste', 'new'),
  coach: person('Maya Chen', 'coach'),
  support: person('Harriet Blackwood', 'support'),
  editor: person('Chiara Antonelli', 'editor'),
  admin: person('Margaret Rosenthal', 'admin'),
  prospect: person('Freya Lindqvist', 'prospect'),
  hidden: person('Odette Quillfeather', 'hidden'),
  private: person('Ursula Zimmermann', 'private'),
  lapsed: person('Marguerite Okonjo', 'lapsed'),
} as const;

/** Members (accounts first), in a fixed order; index 0 to `count` - 1. Lapsed members are not included. */
export function demoMembers(count: number = DEMO_SIZES.members): DemoPerson[] {
  const { prospect: _prospect, lapsed: _lapsed, ...accounts } = DEMO_ACCOUNTS;
  const people: DemoPerson[] = [...Object.values(accounts)];
  const taken = new Set(people.map(({ slug }) => slug));
  for (const name of NAMED_PEOPLE) add(person(name));
  const random = demoRandom('members');
  for (let round = 0; people.length < count; round++) {
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
    add(person(round > count * 4 ? `${name} ${round}` : name));
  }
  return people.slice(0, count);

  function add(somebody: DemoPerson) {
    if (taken.has(somebody.slug)) return;
    taken.add(somebody.slug);
    people.push(somebody);
  }
}

/** People who have not joined yet; the account `prospect` first. */
export function demoProspects(count: number = DEMO_SIZES.prospects): DemoPerson[] {
  const random = demoRandom('prospects');
  const others = Array.from({ length: count - 1 }, (_, index) =>
    person(
      `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      `prospect-${index + 1}`,
      `prospect-${index + 1}`,
    ),
  );
  return [DEMO_ACCOUNTS.prospect, ...others];
}

/** A speaker or coach who is not a member. */
export const demoPerson = (name: string): DemoPerson => person(name);

function person(name: string, mailbox?: string, suffix?: string): DemoPerson {
  const slug = [slugOf(name), suffix].filter(Boolean).join('-');
  const [first = '', ...rest] = name.split(' ');
  return {
    id: demoId('user', slug),
    slug,
    first_name: first,
    last_name: rest.join(' '),
    name,
    email: `${mailbox ?? slug}@${DEMO_DOMAIN}`,
    portrait: `/files/public/portraits/${slug}.webp`,
  };
}

/** Hoisted: the accounts above are made while this module loads. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-');
}
