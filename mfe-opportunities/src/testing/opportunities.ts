import { answerPage } from '@athenaeum/shell-contract/testing';
import type { OwnApplication } from '../features/applications';
import type { BoardOpportunity } from '../features/board';
import type { Posted, PostedText } from '../features/posted';

export { answer, refusal } from '@athenaeum/shell-contract/testing';

const DAY_MS = 86_400_000;

export const list = <const Item = never>(...items: Item[]) => answerPage(items);

/** A seat that is open for 25 more days. Override only what matters to a test. */
export const anOpportunity = (more: Partial<BoardOpportunity> = {}): BoardOpportunity => ({
  id: 'calder',
  contentful_id: 'calder',
  slug: 'nonprofit-board-seat',
  role: 'Independent Director',
  status: 'New',
  stage: 'published',
  opportunityType: 'Board Seat',
  industry: 'Environment',
  isConfidential: false,
  company: 'Calder River Conservancy',
  image: null,
  website: 'https://calder.example',
  businessType: 'Non-profit',
  businessSize: '$10M to $50M',
  nearestRegionalHub: 'Boston',
  compensation: 'Unpaid',
  commitment: 'About eight days a year',
  term: 'Three years',
  needs: 'Fundraising network',
  aboutRole: 'Four meetings a year on the water.',
  aboutCompany: 'Founded in 1974.',
  qualificationsSought: ['A record of raising money'],
  published_at: Date.now() - 5 * DAY_MS,
  expires_at: Date.now() + 24.5 * DAY_MS,
  can_apply: true,
  my_application: null,
  saved: false,
  ...more,
});

/** An application that is still unread. */
export const anApplication = (more: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 'a1',
  title: 'Independent Director',
  status: 'Received',
  created_at: Date.UTC(2025, 10, 3, 17),
  withdrawn_at: null,
  pitch: 'I have chaired two audit committees.',
  can_withdraw: true,
  history: [{ status: 'Received', at: Date.UTC(2025, 10, 3, 17) }],
  cv: { filename: 'cv.pdf', url: '/files/applications/a1/cv' },
  bio: null,
  opportunity: appliedFor(),
  ...more,
});

/** The opportunity's fields of an application. */
export const appliedFor = (more: Partial<AppliedFor> = {}): AppliedFor => ({
  id: 'calder',
  slug: 'nonprofit-board-seat',
  company: 'Calder River Conservancy',
  opportunityType: 'Board Seat',
  nearestRegionalHub: 'Boston',
  stage: 'published',
  ...more,
});

type AppliedFor = NonNullable<OwnApplication['opportunity']>;

/** A posting that is on the board, as its poster sees it. */
export const aPosting = (more: Partial<Posted> = {}): Posted => ({
  title: 'Audit chair',
  type: 'Board Seat',
  isConfidential: true,
  stage: 'published',
  status: 'New',
  submitted_at: Date.UTC(2026, 10, 1, 12),
  published_at: Date.UTC(2026, 10, 3, 12),
  expires_at: Date.UTC(2026, 11, 3, 12),
  postingTime: 30,
  can_extend: true,
  extensions: [60, 90],
  can_close: true,
  version: 2,
  proposed_at: null,
  views: 40,
  views_this_week: 7,
  weeks: [
    { day: '2026-11-16', views: 33 },
    { day: '2026-11-23', views: 7 },
  ],
  applicants: [
    { status: 'Received', count: 3 },
    { status: 'Interviewing', count: 1 },
  ],
  text: aPostedText(),
  proposed: null,
  ...more,
});

/** Its card as members see it. */
export const aPostedText = (more: Partial<PostedText> = {}): PostedText => ({
  slug: 'board-seat-1',
  title: 'Audit chair',
  opportunityType: 'Board Seat',
  isConfidential: true,
  company: null,
  website: null,
  industry: 'Insurance',
  businessType: null,
  businessSize: null,
  nearestRegionalHub: 'Boston',
  compensation: null,
  commitment: null,
  term: null,
  deadline: null,
  needs: 'Financial expert',
  aboutRole: 'Chair the committee.',
  aboutCompany: null,
  qualificationsSought: ['A former CFO'],
  expires_at: Date.UTC(2026, 11, 3, 12),
  ...more,
});
