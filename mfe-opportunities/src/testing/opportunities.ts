import { respond } from '@athenaeum/shell-contract/testing';

const DAY = 86_400_000;

export const answer = (data: unknown) => ({ ok: true, code: null, message: null, fields: null, data });

export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});

/** A seat that is open for 25 more days. State only what matters to a test. */
export const anOpportunity = (more: Record<string, unknown> = {}) => ({
  id: 'calder',
  contentful_id: 'calder',
  slug: 'nonprofit-board-seat',
  role: 'Independent Director',
  status: 'New',
  industry: 'Environment',
  isConfidential: false,
  company: 'Calder River Conservancy',
  image: null,
  website: 'https://calder.example',
  businessType: 'Non-profit Board',
  needs: 'Fundraising network',
  aboutRole: 'Four meetings a year on the water.',
  aboutCompany: 'Founded in 1974.',
  qualificationsSought: ['A record of raising money'],
  published_at: Date.now() - 5 * DAY,
  expires_at: Date.now() + 24.5 * DAY,
  can_apply: true,
  my_application: null,
  ...more,
});

type Card = ReturnType<typeof anOpportunity>;

/** What is on the board, in its order. */
export const boardHas = (...opportunities: Card[]) =>
  respond('OpportunityBoard', {
    opportunities: { ...answer(opportunities), count: opportunities.length },
  });

/** Everything beside the list: what the filters tell of, and the filters she keeps. */
export function aroundTheBoard({ open = [], filters = [] }: { open?: object[]; filters?: object[] } = {}) {
  respond('OpenOpportunities', { opportunities: { ok: true, count: open.length, data: open } });
  respond('SavedFilters', { savedFilters: answer(filters) });
}

export const anApplication = (more: Record<string, unknown> = {}) => ({
  id: 'a1',
  title: 'Independent Director',
  status: 'Received',
  created_at: Date.UTC(2026, 10, 3, 17),
  withdrawn_at: null,
  cv: { filename: 'cv.pdf', url: '/files/applications/a1/cv' },
  bio: null,
  opportunity: {
    id: 'calder',
    slug: 'nonprofit-board-seat',
    company: 'Calder River Conservancy',
    industry: 'Environment',
    can_apply: false,
    stage: 'published',
  },
  ...more,
});
