import { PORTFOLIO_SERVICE } from '@athenaeum/content-contract';
import {
  DEMO_ACCOUNTS,
  demoId,
  demoMembers,
  demoRandom,
  type DemoPerson,
  type DemoRandom,
} from '@athenaeum/kit/demo';
import type { ProgressRow } from '../../modules/progress/progress.model';
import type { ReviewRow } from '../../modules/review/review.model';
import type { SalonRow } from '../../modules/salon/salon.model';
import { LONG_PRAISE, LOW, MIXED, PORTFOLIO_PRAISE, PRAISE_CLOSERS, PRAISE_OPENERS } from '../copy/phrases';
import { PATHWAYS } from '../library/pathways';

const REVIEWS = 400;
const OF_COACHES = 80;
const OF_PATHWAYS = 24;
const OF_PORTFOLIOS = 10;
const DAY = 24 * 3_600_000;
const RELIED_ON = 'negotiating-your-next-role';

/** The coaches, all shown in the design; the first ones have the most reviews. */
const COACHES: readonly string[] = [
  'maya-chen',
  'ruth-adeyemi',
  'vivian-brooks',
  'shirin-kaveh',
  'helena-marchetti',
  'catherine-oyelaran',
  'rosalind-achebe',
  'ingrid-solberg',
  'noor-siddiqui',
  'elena-petrova',
  'beatriz-carvalho',
  'thandiwe-mokoena',
  'claire-fontaine',
  'mei-ling-zhao',
  'sigrid-lund',
  'dolores-quintana',
  'fatima-el-amrani',
  'yuki-tanabe',
  'hana-novak',
  'leila-haddad',
];

type Draft = Omit<ReviewRow, '_id'>;

/** 400 reviews by people who watched, were coached or had a portfolio written; never by the accounts of the walkthroughs. */
export function reviewRows(
  salons: readonly SalonRow[],
  hostsOf: (salon: SalonRow) => Set<string>,
  progress: readonly ProgressRow[],
  now: number,
): ReviewRow[] {
  const random = demoRandom('reviews');
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const members = demoMembers();
  const named = new Map(members.map((person) => [person.slug, person]));
  const people = members.filter(({ id }) => !accounts.has(id));
  const drafts = new Map<string, Draft>();
  const add = (draft: Draft) => drafts.set(`${draft.user_id} ${draft.entry_id}`, draft);

  fixed(salons, people).forEach(add);
  const sizes = { coaching: drafts.size + OF_COACHES, pathways: drafts.size + OF_COACHES + OF_PATHWAYS };
  while (drafts.size < sizes.coaching) {
    const coach = named.get(COACHES[random.skewed(COACHES.length)]!)!;
    const about = {
      review_type: 'Coaching',
      entry_id: demoId('coach', coach.slug),
      event_title: coach.name,
    } as const;
    const person = people[random.skewed(people.length)]!;
    if (person !== coach) add(opinion(about, person, now - random.between(3, 400) * DAY, random));
  }
  while (drafts.size < sizes.pathways) {
    const { slug, title } = random.pick(PATHWAYS);
    const about = { review_type: 'Pathways', entry_id: demoId('pathway', slug), event_title: title } as const;
    add(opinion(about, random.pick(people), now - random.between(3, 400) * DAY, random));
  }

  const bySalon = new Map(salons.map((salon) => [salon._id, salon]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const watchers = progress.filter(
    ({ watched, user_id, salon_id }) =>
      watched && byId.has(user_id) && salon_id !== demoId('salon', RELIED_ON),
  );
  while (drafts.size < REVIEWS - OF_PORTFOLIOS) {
    const { user_id, salon_id, updated_at } = random.pick(watchers);
    const salon = bySalon.get(salon_id)!;
    if (hostsOf(salon).has(user_id)) continue;
    const about = {
      review_type: 'Salons',
      entry_id: salon_id,
      event_title: salon.title,
    } as const;
    add(opinion(about, byId.get(user_id)!, updated_at, random));
  }
  ofPortfolios(people, now).forEach(add);
  return [...drafts.values()].map((draft, index) => ({ _id: demoId('review', index), ...draft }));
}

/** The four that walkthroughs rely on, and the two shown in the design. */
function fixed(salons: readonly SalonRow[], people: readonly DemoPerson[]): Draft[] {
  const named = (slug: string) => people.find((person) => person.slug === slug)!;
  const draft = (slug: string, person: DemoPerson, days: number, more: Partial<Draft>): Draft => {
    const salon = salons.find((each) => each.slug === slug)!;
    const about = { review_type: 'Salons', entry_id: salon._id, event_title: salon.title } as const;
    return { ...signed(about, person, salon.date + days * DAY), ...more };
  };
  return [
    draft(RELIED_ON, named('thandiwe-mokoena'), 3, {
      rating: 5,
      feedback: 'I counted to nine. She was right about seven.',
    }),
    draft(RELIED_ON, named('yuki-tanabe'), 6, {
      rating: 4,
      is_anonymous: true,
      feedback: 'Best hour on severance I have heard. The slides are worth having beside you.',
    }),
    draft(RELIED_ON, named('dolores-quintana'), 7, { rating: 3, feedback: MIXED[0] }),
    draft(RELIED_ON, named('noor-siddiqui'), 8, {
      rating: 5,
      is_private: true,
      feedback: 'Please thank Ruth. I settled the severance we spoke of, on her terms.',
    }),
    draft('capital-without-compromise', named('marisol-vega'), 2, {
      rating: 5,
      feedback:
        'I used her sentence on a Thursday and had the fee by Monday. Bring something real to ask for.',
    }),
    draft('capital-without-compromise', named('hana-novak'), 4, {
      rating: 4,
      is_anonymous: true,
      feedback: 'Brisk and generous. I would have taken another half hour on what to do after the first no.',
    }),
  ];
}

const WRITERS = ['Ines Duarte', 'Margaret Whitlock', 'Sunniva Aas'];

/** Of the portfolio service: mostly favourable, each with its writer. */
function ofPortfolios(people: readonly DemoPerson[], now: number): Draft[] {
  const random = demoRandom('portfolio-reviews');
  const about = {
    review_type: 'BCP',
    entry_id: PORTFOLIO_SERVICE,
    event_title: 'Branded Career Portfolio',
  } as const;
  const told = [
    ...PORTFOLIO_PRAISE.map((feedback, index) => ({ rating: index % 3 === 2 ? 4 : 5, feedback })),
    { rating: 5, feedback: null },
    { rating: 3, feedback: MIXED[1] ?? null },
    { rating: 2, feedback: LOW[0] ?? null },
  ];
  return told.slice(0, OF_PORTFOLIOS).map((words, index) => ({
    ...signed(about, people[12 + 3 * index]!, now - random.between(5, 200) * DAY),
    ...words,
    writer_name: WRITERS[index % WRITERS.length]!,
    is_anonymous: index === 3,
    state: index === 5 ? 'pending' : 'published',
  }));
}

type About = Pick<Draft, 'review_type' | 'entry_id' | 'event_title'>;

const signed = (about: About, person: DemoPerson, created_at: number): Draft => ({
  ...about,
  user_id: person.id,
  reviewer_name: person.name,
  reviewer_image: person.portrait,
  rating: 5,
  feedback: null,
  is_anonymous: false,
  is_private: false,
  state: 'published',
  created_at,
});

/** Mostly favourable, sometimes not; some anonymous, private, without feedback or hidden. */
function opinion(about: About, person: DemoPerson, created_at: number, random: DemoRandom): Draft {
  const rating = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const);
  return {
    ...signed(about, person, created_at),
    rating,
    feedback: random.chance(0.88) ? wordsFor(rating, random) : null,
    is_anonymous: random.chance(0.14),
    is_private: random.chance(0.07),
    state: random.chance(0.93) ? 'published' : random.pick(['pending', 'hidden'] as const),
  };
}

function wordsFor(rating: number, random: DemoRandom): string {
  if (rating <= 2) return random.pick(LOW);
  if (rating === 3) return random.pick(MIXED);
  if (random.chance(0.06)) return LONG_PRAISE;
  return random.chance(0.3)
    ? random.pick(PRAISE_OPENERS)
    : `${random.pick(PRAISE_OPENERS)} ${random.pick(PRAISE_CLOSERS)}`;
}
