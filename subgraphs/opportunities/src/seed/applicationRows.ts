import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import { APPLICATION_TRACK, HELD_STATUS, type ApplicationStatus } from '@athenaeum/opportunities-contract';
import type { ApplicationRow } from '../modules/application/application.model';
import type { PublishedRow } from './opportunityRows';

const DAY = 86_400_000;
const APPLICATIONS = 60;
/** Statuses, most of them unread. */
const STATUSES = ['Received', 'Received', 'Received', 'Reviewing', 'Interviewing', 'Not selected'] as const;
/** Earlier applications of the member of the walkthroughs. */
const MEMBERS_APPLICATIONS = [
  ['coo-fintech-expired', 'Not selected'],
  ['wind-turbine-director', 'Withdrawn'],
] as const;
/** Without applications by the accounts of the walkthroughs. */
const NAMED = ['audit-chair-confidential', 'nonprofit-board-seat', 'on-hold-advisory'];

/** Applications: one by the member of the walkthroughs, and others. */
export function applicationRows(opportunities: readonly PublishedRow[], now: number): ApplicationRow[] {
  const random = demoRandom('applications');
  const accounts = new Set(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const others = demoMembers().filter(({ id }) => !accounts.has(id));
  const taking = opportunities.filter(({ status }) => status !== HELD_STATUS);
  const rows = new Map<string, ApplicationRow>();

  const bySlug = (slug: string) => opportunities.find((one) => one.slug === slug)!;
  add(DEMO_ACCOUNTS.member, bySlug('coo-cold-chain'), now - 6 * DAY, 'Reviewing');
  for (const [slug, status] of MEMBERS_APPLICATIONS) {
    const opportunity = bySlug(slug);
    add(DEMO_ACCOUNTS.member, opportunity, opportunity.published_at + DAY, status);
  }
  while (rows.size < APPLICATIONS) {
    const person = others[random.skewed(others.length)]!;
    const opportunity = random.pick(taking.filter(({ slug }) => !NAMED.includes(slug) || random.chance(0.5)));
    const until = Math.min(now, opportunity.closed_at ?? now, opportunity.expires_at);
    add(person, opportunity, opportunity.published_at + random.next() * (until - opportunity.published_at));
  }
  return [...rows.values()];

  function add(
    person: { id: string; slug: string; name: string },
    opportunity: PublishedRow,
    at: number,
    status: ApplicationStatus = random.pick(STATUSES),
  ) {
    const key = `${person.slug}:${opportunity.slug}`;
    rows.set(key, {
      _id: demoId('application', key),
      user_id: person.id,
      opportunity_id: opportunity._id,
      contentful_id: opportunity.contentful_id,
      title: opportunity.title,
      pitch: pitchOf(person.name, opportunity),
      cv: `opportunities-docs/${person.id}/${person.slug}-cv.pdf`,
      bio: null,
      cv_name: `${person.name} CV.pdf`,
      bio_name: null,
      accepted_at: Math.floor(at),
      status,
      history: historyOf(status, Math.floor(at), now),
      round: 1,
      withdrawn_at: status === 'Withdrawn' ? Math.floor(at) + DAY : null,
      shortlisted: random.chance(0.2),
      notes: '',
      notes_version: 0,
      created_at: Math.floor(at),
    });
  }
}

/** All statuses up to the current one, some days apart. */
function historyOf(status: ApplicationStatus, at: number, now: number): ApplicationRow['history'] {
  const before = { Received: 0, Withdrawn: 1, Reviewing: 1, 'Not selected': 2, Interviewing: 2, Selected: 3 };
  const statuses = [...APPLICATION_TRACK.slice(0, before[status]), status];
  return statuses.map((one, place) => ({
    status: one,
    at: one === 'Withdrawn' ? at + DAY : Math.min(at + place * 2 * DAY, now),
  }));
}

const pitchOf = (name: string, { industry, needs }: PublishedRow) =>
  `${name} has led teams and budgets in ${industry?.toLowerCase() ?? 'her field'} for more than fifteen years and has reported to boards for most of them. She was asked for what you need (${needs}) in her last two roles, and would be glad to say how in a first conversation.`;
