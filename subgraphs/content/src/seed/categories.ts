import { FEATURED_CATEGORIES } from '@athenaeum/content-contract';
import { demoId } from '@athenaeum/kit/demo';
import type { CategoryRow } from '../modules/category/category.model';

interface CategorySeed {
  slug: string;
  title: string;
  description: string;
  icon: string;
  /** Goals of its salons, mostly the first one. */
  goals: readonly string[];
}

/** Titles reach and exceed the 12 and 15 characters at which a category is truncated. */
export const CATEGORIES: readonly CategorySeed[] = [
  {
    slug: 'fund',
    title: 'Fund',
    description: 'Raising, lending and investing: how money is found, priced and kept company with.',
    icon: 'coins',
    goals: [
      'raise-a-first-round-of-capital',
      'prepare-a-company-for-sale-or-ipo',
      'master-mergers-and-acquisitions',
    ],
  },
  {
    slug: 'build',
    title: 'Build',
    description: 'Products, teams and companies, from the first hire to the second act.',
    icon: 'hammer',
    goals: [
      'start-a-company-after-a-corporate-career',
      'grow-the-next-line-of-leaders',
      'use-data-to-decide-faster',
    ],
  },
  {
    slug: 'operate',
    title: 'Operate',
    description: 'The unglamorous art of making hard things arrive on time.',
    icon: 'settings',
    goals: ['lead-through-a-transformation', 'being-seen-as-an-operator-only', 'too-little-time-to-prepare'],
  },
  {
    slug: 'govern',
    title: 'Govern',
    description: 'Boards and committees: getting there, being useful, and leaving well.',
    icon: 'landmark',
    goals: [
      'earn-a-first-corporate-board-seat',
      'chair-a-board-committee',
      'move-from-operator-to-director',
      'turn-a-difficult-board-meeting-into-a-decision-made',
      'read-a-balance-sheet-like-a-director',
    ],
  },
  {
    slug: 'the-ceo',
    title: 'The CEO',
    description: 'For those who hold the office, and those who are next.',
    icon: 'crown',
    goals: ['become-a-chief-executive', 'step-into-a-larger-role', 'plan-a-graceful-exit'],
  },
  {
    slug: 'your-brand',
    title: 'Your Brand',
    description: 'A name, a voice and a story that work when you are not in the room.',
    icon: 'feather',
    goals: [
      'build-a-public-voice',
      'speak-with-presence-in-any-room',
      'write-a-board-biography',
      'doubt-before-a-big-step',
    ],
  },
  {
    slug: 'society',
    title: 'Society',
    description: 'Public service, philanthropy and the world outside the office.',
    icon: 'globe',
    goals: [
      'build-a-network-that-opens-doors',
      'make-climate-risk-part-of-strategy',
      'carrying-work-and-family-at-once',
    ],
  },
  {
    slug: 'technology',
    title: 'Technologies',
    description: 'Enough to ask the question that gets an honest answer.',
    icon: 'cpu',
    goals: [
      'govern-artificial-intelligence',
      'ask-better-questions-about-cyber-security',
      'use-data-to-decide-faster',
    ],
  },
  {
    slug: 'risk-and-audit',
    title: 'Risk and Audit',
    description: 'What can go wrong, who would know, and who would say so.',
    icon: 'shield',
    goals: [
      'understand-audit-and-risk-oversight',
      'read-a-balance-sheet-like-a-director',
      'prepare-for-activist-shareholders',
      'no-listed-company-experience',
    ],
  },
  {
    slug: 'people-and-culture',
    title: 'People and Culture',
    description: 'Hiring, paying, losing and keeping the people who do the work.',
    icon: 'users',
    goals: [
      'grow-the-next-line-of-leaders',
      'coach-a-senior-team',
      'bias-in-selection-processes',
      'a-career-break-to-explain',
    ],
  },
  {
    slug: 'global-commerce',
    title: 'Global Commerce',
    description: 'Doing business where you did not grow up.',
    icon: 'map',
    goals: ['lead-across-borders', 'change-industry-without-starting-over', 'a-network-that-looks-like-mine'],
  },
  {
    slug: 'entrepreneurship',
    title: 'Entrepreneurship',
    description: 'Companies at the kitchen table, after the exit, and in between.',
    icon: 'sprout',
    goals: [
      'start-a-company-after-a-corporate-career',
      'raise-a-first-round-of-capital',
      'few-sponsors-in-the-room',
      'join-an-advisory-board',
    ],
  },
];

export const categoryRows = (): CategoryRow[] =>
  CATEGORIES.map(({ goals: _goals, ...category }) => ({
    _id: demoId('category', category.slug),
    ...category,
    is_featured: (FEATURED_CATEGORIES as readonly string[]).includes(category.slug),
  }));
