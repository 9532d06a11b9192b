import {
  DEMO_ACCOUNTS,
  DEMO_COMPANIES,
  DEMO_SIZES,
  demoMembers,
  demoRandom,
  type DemoPerson,
  type DemoRandom,
} from '@athenaeum/kit/demo';
import {
  AGE_BRACKETS,
  BUSINESS_MODELS,
  BUSINESS_SIZES,
  COMMUNITY_AFFILIATIONS,
  ETHNICITIES,
  INDUSTRIES,
  LANGUAGES,
  LEADERSHIP_AREAS,
  P_AND_L_RANGES,
  PERSONAS,
  PRONOUNS,
  REFERRAL_SOURCES,
  REGIONS,
  SCALING_EXPERIENCE,
  TRANSACTION_TYPES,
} from '@athenaeum/users-contract';
import { boardExperiences } from './boardExperiences';
import { DRAWN_MEMBERS } from './drawnMembers';
import { goalsOf } from './goalsOf';
import { currentSignature } from './agreements';
import { accountProfile } from './namedAccounts';
import { bio } from './bio';
import { DAY, type DemoUser } from './toRow';
import { visibilityOf } from './visibilities';
import {
  CITIES,
  HUBS_BY_SIZE,
  TAGLINE_AT_LIMIT,
  TOPIC_AT_LIMIT,
  POSITIONS,
  TAGLINES,
  TOPICS,
} from './vocabulary';

/** All members, popular ones first; the accounts of the walkthroughs with their overrides from `namedAccounts`. */
export const memberRows = (now: number, count?: number): DemoUser[] =>
  demoMembers(count).map((person, index) => ({
    ...member(person, index, now),
    ...accountProfile(person, now),
  }));

/** A lapsed member, whose account is unchanged since. */
export const lapsedRow = (now: number): DemoUser => ({
  ...member(DEMO_ACCOUNTS.lapsed, DEMO_SIZES.members, now),
  ...accountProfile(DEMO_ACCOUNTS.lapsed, now),
});

function member(person: DemoPerson, index: number, now: number): DemoUser {
  const random = demoRandom(`member:${person.slug}`);
  const joined = joinedAt(person.slug, random, now);
  const intakeDone = random.chance(0.92);
  return {
    _id: person.id,
    slug: person.slug,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    // Some have no picture: their initials are shown.
    avatar: person.slug in DRAWN_MEMBERS || random.chance(0.92) ? person.portrait : null,
    phone: `+1 ${random.between(201, 989)} 555 ${String(random.between(100, 199)).padStart(4, '0')}`,
    relationship_type: random.chance(0.06) ? 'Athena' : 'Member',
    hide_from_directory: random.chance(0.015),
    created_at: joined,
    ...position(person, random),
    ...experience(random),
    ...(DRAWN_MEMBERS[person.slug] && drawn(person.slug, random)),
    treatment: random.chance(0.8) ? 'she/her' : random.pick(PRONOUNS),
    leadership_summary: index % 60 === 59 ? TAGLINE_AT_LIMIT : random.pick(TAGLINES),
    summary: bio(index, random),
    linkedin_url: random.chance(0.85) ? `https://www.linkedin.com/in/${person.slug}` : null,
    thought_leadership_topics: [
      ...random.sample(TOPICS, random.between(0, 5)),
      ...(index % 50 === 49 ? [TOPIC_AT_LIMIT] : []),
    ],
    board_experiences: boardExperiences(person.slug, random, new Date(now).getUTCFullYear()),
    languages: ['English', ...random.sample(LANGUAGES.slice(1), random.between(0, 3))],
    persona: random.sample(PERSONAS, random.between(1, 2)),
    community_affiliations: random.sample(COMMUNITY_AFFILIATIONS, random.between(0, 3)),
    documents: documents(person, random),
    goals: goalsOf(person.slug, random, joined),
    ...demographics(random),
    visibility: visibilityOf(index, random),
    hear_about_athena: random.pick(REFERRAL_SOURCES),
    intake_form_submitted: intakeDone,
    intake_form_status: intakeDone ? random.chance(0.9) : null,
    ...currentSignature(random, joined, now),
    shows_attendance: showsAttendance(person.slug),
    subscription_end_date: now + random.between(10, 360) * DAY,
    billing_provider: random.pick(['stripe', 'chargebee']),
  };
}

/** Some, the drawn connections of the walkthroughs' member among them; the accounts themselves have chosen nothing. */
const showsAttendance = (slug: string) =>
  !ACCOUNTS.has(slug) && (slug in DRAWN_MEMBERS || demoRandom(`attendance:${slug}`).chance(0.3));

const ACCOUNTS: ReadonlySet<string> = new Set(Object.values(DEMO_ACCOUNTS).map(({ slug }) => slug));

/** The people of the design are the newest, in its order; the others joined over five years. */
function joinedAt(slug: string, random: DemoRandom, now: number): number {
  const place = Object.keys(DRAWN_MEMBERS).indexOf(slug);
  return place >= 0 ? now - (place + 1) * 2 * DAY : now - random.between(45 * 24, 1800 * 24) * (DAY / 24);
}

function position(person: DemoPerson, random: DemoRandom) {
  const { title, role, level } = random.pick(POSITIONS);
  const hub = random.pick(HUBS_BY_SIZE);
  return {
    title,
    role,
    executive_level: level,
    company: DEMO_COMPANIES[random.skewed(DEMO_COMPANIES.length)] ?? null,
    nearest_regional_hub: hub,
    city: random.pick(CITIES[hub] ?? [hub]),
  };
}

function drawn(slug: string, random: DemoRandom): Partial<DemoUser> {
  const { title, company, hub, leadership_areas, industry } = DRAWN_MEMBERS[slug]!;
  return {
    title,
    company,
    ...(hub && { nearest_regional_hub: hub, city: random.pick(CITIES[hub] ?? [hub]) }),
    ...(leadership_areas && { leadership_areas }),
    ...(industry && { industry_experience: industry }),
  };
}

const experience = (random: DemoRandom) => ({
  largest_p_l: random.pick(P_AND_L_RANGES),
  business_size: random.pick(BUSINESS_SIZES),
  industry_experience: popular(random, INDUSTRIES, random.between(1, 4)),
  business_model_experience: random.sample(BUSINESS_MODELS, random.between(1, 3)),
  leadership_areas: popular(random, LEADERSHIP_AREAS, random.between(1, 4)),
  regions: popular(random, REGIONS, random.between(1, 3)),
  transaction_experience: random.sample(TRANSACTION_TYPES, random.between(0, 3)),
  experience_scaling_revenue: random.pick(SCALING_EXPERIENCE),
  financial_expert: random.chance(0.3) ? ('Yes' as const) : ('No' as const),
  board_cv: random.chance(0.5) ? ('Yes' as const) : ('No' as const),
});

const demographics = (random: DemoRandom) => ({
  gender: random.chance(0.95) ? 'Woman' : 'Non-binary',
  ethnicity: [random.pick(ETHNICITIES)],
  military_status: random.chance(0.9) ? 'Never served' : 'Veteran',
  lgbtqia: random.pick(['No', 'No', 'Yes', 'Prefer not to say']),
  disability: random.pick(['No', 'No', 'No', 'Prefer not to say']),
  age_bracket: random.pick(AGE_BRACKETS),
});

const documents = (person: DemoPerson, random: DemoRandom): DemoUser['documents'] =>
  random.chance(0.45)
    ? [
        {
          id: `${person.id}-resume`,
          title: `${person.slug}-resume.pdf`,
          type: random.pick(['Executive Resume', 'Board Resume'] as const),
          key: `profile-docs/${person.id}/resume.pdf`,
        },
      ]
    : [];

/** Distinct values, the start of the list more often. */
const popular = <T>(random: DemoRandom, list: readonly T[], count: number): T[] => [
  ...new Set(Array.from({ length: count }, () => list[random.skewed(list.length)] as T)),
];
