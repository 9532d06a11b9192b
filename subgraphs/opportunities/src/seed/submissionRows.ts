import { demoId } from '@athenaeum/kit/demo';
import { dayAt } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from '../modules/opportunity/opportunity.model';

const DAY = 86_400_000;

type Poster = NonNullable<OpportunityRow['poster']>;
type Words = Pick<
  OpportunityRow,
  | 'slug'
  | 'title'
  | 'opportunityType'
  | 'company'
  | 'website'
  | 'industry'
  | 'businessType'
  | 'businessSize'
  | 'nearestRegionalHub'
  | 'needs'
  | 'compensation'
  | 'commitment'
  | 'term'
  | 'aboutRole'
  | 'aboutCompany'
  | 'qualificationsSought'
>;
interface Submission extends Words {
  isConfidential?: true;
  postingTime: 30 | 60 | 90;
  daysAgo: number;
  deadlineIn?: number;
  /** Its address is unconfirmed. */
  unconfirmed?: true;
  poster: Pick<Poster, 'name' | 'email' | 'relationship' | 'company' | 'hearAboutAthena'>;
}

/** Submissions by companies that are not published yet. */
const SUBMISSIONS: Submission[] = [
  {
    slug: 'risk-chair-regional-bank',
    title: 'Risk Committee Chair',
    opportunityType: 'Board Seat',
    company: 'Lakeshore Community Bank',
    website: 'https://lakeshorecommunitybank.example',
    industry: 'Banking',
    businessType: 'Listed company',
    businessSize: '$50M to $250M',
    nearestRegionalHub: 'New York City',
    needs: 'Bank risk, supervisors, interest rate cycles',
    compensation: '$50K to $100K a year',
    commitment: 'Eight meetings a year, four in person',
    term: 'Three years',
    deadlineIn: 45,
    aboutRole:
      'A regional bank with four billion dollars of assets seeks an independent director to chair its risk committee. Eight meetings a year, four of them in person.',
    aboutCompany: 'Thirty-one branches, a growing commercial book, and a board of nine.',
    qualificationsSought: ['Chief risk officer or supervisor of banks', 'Knowledge of interest rate risk'],
    postingTime: 60,
    daysAgo: 1,
    poster: {
      name: 'Margaret Oyelaran',
      email: 'margaret.oyelaran@lakeshorecommunitybank.example',
      relationship: 'Decision Maker',
      company: 'Lakeshore Community Bank',
      hearAboutAthena: 'An Athena member',
    },
  },
  {
    slug: 'executive-roles-5c1e90d2',
    title: 'Chief Commercial Officer',
    opportunityType: 'Executive Roles',
    company: 'Tamarind Diagnostics',
    website: 'https://tamarinddiagnostics.example',
    industry: 'Healthcare',
    businessType: 'Private equity backed',
    businessSize: '$50M to $250M',
    nearestRegionalHub: 'Boston',
    needs: 'Diagnostics or devices, two continents, a founder to follow',
    compensation: '$250K to $500K a year',
    commitment: 'Full time',
    term: 'Permanent',
    aboutRole:
      'The successor to a founder who leads sales herself: four teams, two continents, one launch a year.',
    aboutCompany: 'Tests that a nurse can read in ten minutes, sold to three thousand clinics.',
    qualificationsSought: [
      'Ten years of commercial leadership in diagnostics',
      'A launch she would do again',
    ],
    isConfidential: true,
    postingTime: 30,
    daysAgo: 3,
    poster: {
      name: 'Helena Brandt',
      email: 'helena@brandtpartners.example',
      relationship: 'Recruiter',
      company: 'Brandt & Partners',
      hearAboutAthena: 'LinkedIn',
    },
  },
  {
    slug: 'keynote-women-in-energy',
    title: 'Keynote: Women in Energy Summit',
    opportunityType: 'Speaking Engagement',
    company: 'Meridian Energy Forum',
    website: 'https://meridianenergyforum.example',
    industry: 'Energy',
    businessType: 'Non-profit',
    businessSize: 'Under $10M',
    nearestRegionalHub: 'Seattle',
    needs: 'Thirty minutes, utilities, a change of technology',
    compensation: 'Expenses only',
    commitment: 'Half a day, in person',
    term: null,
    aboutRole: 'Thirty minutes before six hundred people, and a conversation afterwards. Travel is paid.',
    aboutCompany: 'A forum of utilities and the people who regulate them.',
    qualificationsSought: ['Has led through a change of technology'],
    postingTime: 30,
    daysAgo: 5,
    poster: {
      name: 'Josephine Tran',
      email: 'josephine@meridianenergyforum.example',
      relationship: 'Recommender',
      company: 'Meridian Energy Forum',
      hearAboutAthena: 'Web search',
    },
  },
  {
    slug: 'advisor-to-a-seed-fund',
    title: 'Advisor to a seed fund',
    opportunityType: 'Advisory Role',
    company: 'Birchwood Ventures',
    website: null,
    industry: 'Financial services',
    businessType: 'Business to business',
    businessSize: 'Under $10M',
    nearestRegionalHub: 'San Francisco',
    needs: 'Founder coaching, climate or software',
    compensation: 'Equity only',
    commitment: 'Two calls a month',
    term: 'Two years',
    aboutRole: 'Two calls a month with founders, and a seat at the annual meeting.',
    aboutCompany: null,
    qualificationsSought: [],
    postingTime: 90,
    daysAgo: 0,
    unconfirmed: true,
    poster: {
      name: 'Priya Raman',
      email: 'priya@birchwoodventures.example',
      relationship: null,
      company: null,
      hearAboutAthena: null,
    },
  },
];

export const submissionRows = (now: number): OpportunityRow[] =>
  SUBMISSIONS.map(({ daysAgo, deadlineIn, unconfirmed, poster, isConfidential = false, ...words }) => {
    const id = demoId('opportunity', words.slug);
    const submitted_at = now - daysAgo * DAY;
    return {
      ...words,
      _id: id,
      contentful_id: id,
      status: 'New',
      isConfidential,
      image: null,
      showHub: true,
      deadline: deadlineIn ? dayAt(now + deadlineIn * DAY) : null,
      version: 0,
      submitted_at,
      confirmed_at: unconfirmed ? null : submitted_at,
      poster: {
        ...poster,
        contactName: poster.name,
        contactEmail: poster.email,
        sendNotifications: false,
        agreed_at: submitted_at,
      },
      published_at: null,
      expires_at: null,
      closed_at: null,
      applied: 0,
    };
  });
