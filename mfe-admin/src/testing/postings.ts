import type { DeskApplication, DeskPosting } from '../features/posting';

export const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);

/** A confidential posting that waits for review, by default. */
export const aPosting = (given: Partial<DeskPosting> = {}): DeskPosting => ({
  id: 'posting-1',
  contentful_id: 'posting-1',
  slug: 'audit-chair',
  title: 'Audit chair',
  company: 'Quillfeather Foods',
  isConfidential: true,
  website: 'https://quillfeather.example',
  image: null,
  opportunityType: 'Board Seat',
  industry: 'Food and beverage',
  businessType: null,
  businessSize: null,
  nearestRegionalHub: 'Boston',
  needs: null,
  compensation: null,
  commitment: null,
  term: null,
  deadline: null,
  aboutRole: 'Chair the committee.',
  aboutCompany: null,
  qualificationsSought: ['A former CFO', 'One term on a board'],
  stage: 'review',
  status: 'New',
  published_at: null,
  expires_at: null,
  ...given,
  desk: {
    postingTime: 60,
    showHub: false,
    version: 3,
    submitted_at: NOON - DAY_MS,
    confirmed_at: NOON,
    closed_at: null,
    applications: 0,
    shortlisted: 0,
    proposal: null,
    poster: {
      name: 'Vera Lund',
      email: 'vera@example.test',
      relationship: 'Recruiter',
      company: null,
      hearAboutAthena: null,
      contactName: 'Noor Siddiqui',
      contactEmail: 'noor@example.test',
    },
    ...given.desk,
  },
});

export const onBoard = (given: Partial<DeskPosting> = {}): DeskPosting =>
  aPosting({
    stage: 'published',
    published_at: Date.now() - 10 * DAY_MS,
    expires_at: Date.now() + 20 * DAY_MS,
    ...given,
  });

/** From Ingrid Solberg, with a CV, by default. */
export const anApplication = (given: Partial<DeskApplication> = {}): DeskApplication => ({
  id: 'application-1',
  status: 'Received',
  shortlisted: false,
  notes: null,
  notes_version: 0,
  pitch: 'She has chaired two audit committees.',
  created_at: NOON,
  withdrawn_at: null,
  packet: '/api/opportunities/applications/application-1/packet',
  cv: { filename: 'cv.pdf', url: '/api/opportunities/applications/application-1/cv' },
  bio: null,
  applicant: {
    id: 'member-1',
    name: 'Ingrid Solberg',
    slug: 'ingrid-solberg',
    avatar: null,
    title: 'Independent Director',
    company: 'Halden Logistics',
  },
  ...given,
});
