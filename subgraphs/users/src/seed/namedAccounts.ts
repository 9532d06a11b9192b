import { DEMO_ACCOUNTS, demoId, type DemoPerson } from '@athenaeum/kit/demo';
import { namedGoals } from './goalsOf';
import { DAY, type DemoUser } from './toRow';
import { everythingPrivate } from './visibilities';

const YEAR = 365 * DAY;

/** What the walkthroughs rely on, in place of random values; nothing for other accounts. */
export function accountProfile(person: DemoPerson, now: number): Partial<DemoUser> {
  const account = Object.entries(DEMO_ACCOUNTS).find(([, { id }]) => id === person.id)?.[0];
  if (!account) return {};
  return {
    avatar: person.portrait,
    relationship_type: 'Member',
    hide_from_directory: false,
    visibility: {},
    ...PROFILES[account as keyof typeof DEMO_ACCOUNTS]?.(now),
  };
}

const PROFILES: Partial<Record<keyof typeof DEMO_ACCOUNTS, (now: number) => Partial<DemoUser>>> = {
  member: amara,
  new: () => ({
    // A brand new member: agreement and intake are still open.
    portal_nda_agreement_date: null,
    latest_signed_agreement: null,
    intake_form_submitted: false,
    intake_form_status: null,
    goals: [],
    board_experiences: [],
    documents: [],
  }),
  coach: () => ({
    is_coach: true,
    title: 'Executive Coach',
    company: 'Marlowe & Chen',
    nearest_regional_hub: 'San Francisco',
    city: 'San Francisco',
  }),
  support: () => staff('Board Support', { staff_roles: ['support'] }),
  editor: () => staff('Content Editor', { staff_roles: ['editor'] }),
  admin: () => staff('Member Operations', { isAdmin: true }),
  hidden: () => ({ hide_from_directory: true }),
  private: () => ({ visibility: everythingPrivate() }),
  lapsed: (now) => ({
    created_at: now - YEAR - 21 * DAY,
    intake_form_submitted: true,
    intake_form_status: true,
    documents: [],
    subscription_end_date: now - 21 * DAY,
  }),
};

const staff = (title: string, more: Partial<DemoUser>): Partial<DemoUser> => ({
  relationship_type: 'Athena',
  title,
  company: 'Athenaeum',
  ...more,
});

function amara(now: number): Partial<DemoUser> {
  const joined = now - 18 * DAY;
  const year = new Date(now).getUTCFullYear();
  return {
    created_at: joined,
    portal_nda_agreement_date: joined,
    intake_form_submitted: true,
    intake_form_status: true,
    treatment: 'she/her',
    title: 'Chief Operating Officer',
    company: 'Halden Logistics',
    nearest_regional_hub: 'New York City',
    city: 'New York',
    leadership_summary: 'I make hard things arrive on time.',
    linkedin_url: 'https://www.linkedin.com/in/amara-osei',
    summary: [
      'I run operations for a logistics group of nine thousand people across eleven countries. Before that I was the person airlines called when the baggage system failed on the Friday before a holiday, which is where I learned that calm is a decision and that most crises are inventories nobody took.',
      'I joined Athenaeum to prepare for a first independent board seat, ideally in infrastructure or energy, where the assets are long, the weather is real and the operating questions are not yet being asked at the table.',
    ].join('\n\n'),
    thought_leadership_topics: ['Resilient supply chains', 'Operating model change', 'Women in operations'],
    board_experiences: [
      {
        id: demoId('board', 'amara-osei:0'),
        title: 'Port of Calder Trust',
        type: 'Non-profit Board',
        role: 'Director',
        start_year: year - 2,
        end_year: null,
        current: true,
        comitees: ['Audit', 'Risk'],
      },
      {
        id: demoId('board', 'amara-osei:1'),
        title: 'Femi & Daughters Freight',
        type: 'Private Board',
        role: 'Advisor',
        start_year: year - 6,
        end_year: year - 3,
        current: false,
        comitees: ['Compensation'],
      },
    ],
    role: 'Operations',
    executive_level: 'C-suite',
    largest_p_l: '$500M to $1B',
    industry_experience: ['Logistics', 'Transportation'],
    leadership_areas: ['Operations', 'Supply chain', 'Strategy'],
    regions: ['West Africa', 'Northern Europe'],
    financial_expert: 'Yes',
    languages: ['English', 'French', 'Twi'],
    community_affiliations: [],
    documents: [
      {
        id: demoId('document', 'amara-osei:0'),
        title: 'Amara-Osei-board-resume.pdf',
        type: 'Board Resume',
        key: `profile-docs/${DEMO_ACCOUNTS.member.id}/board-resume.pdf`,
      },
    ],
    visibility: { board_experiences: 'connections' },
    goals: namedGoals(
      DEMO_ACCOUNTS.member.slug,
      {
        'Earn a first corporate board seat': true,
        'Negotiate compensation with confidence': true,
        'Lead through a transformation': true,
        'Build a public voice': true,
        'Prepare a company for sale or IPO': false,
      },
      joined,
    ),
    subscription_end_date: now + YEAR - 18 * DAY,
  };
}
