import type { SpeakerType } from '@athenaeum/content-contract';

export interface DrawnRecording {
  slug: string;
  title: string;
  subtitle: string;
  description?: string;
  minutes: number;
  workshop?: true;
  /** How long ago. */
  days: number;
  categories: readonly string[];
  goals: readonly string[];
  people: readonly (readonly [speakerSlug: string, type: SpeakerType])[];
}

/** The recordings that the design shows, newest first. */
export const DRAWN_RECORDINGS: readonly DrawnRecording[] = [
  {
    slug: 'negotiating-your-next-role',
    title: 'Negotiating Your Next Role',
    subtitle: 'Title, money, mandate: what to settle before you say yes.',
    description:
      'Ruth Adeyemi has negotiated for eleven chief executives and, for most of a decade, against them. Here she takes one offer letter apart line by line: what is standard, what is a courtesy, and what you will regret in March.',
    minutes: 52,
    days: 14,
    categories: ['the-ceo', 'your-brand'],
    goals: ['negotiate-compensation-with-confidence', 'step-into-a-larger-role'],
    people: [
      ['ruth-adeyemi', 'HOST'],
      ['elena-petrova', 'SME'],
    ],
  },
  {
    slug: 'what-audit-chairs-wish',
    title: 'What Audit Chairs Wish They Had Asked in Year One',
    subtitle: 'Five questions, four of them about people.',
    minutes: 48,
    days: 17,
    categories: ['govern', 'risk-and-audit'],
    goals: ['understand-audit-and-risk-oversight', 'chair-a-board-committee'],
    people: [['ngozi-eze', 'HOST']],
  },
  {
    slug: 'capital-without-compromise',
    title: 'Capital Without Compromise',
    subtitle: 'Raising money from people you would choose again.',
    minutes: 74,
    workshop: true,
    days: 21,
    categories: ['fund'],
    goals: ['raise-a-first-round-of-capital', 'prepare-a-company-for-sale-or-ipo'],
    people: [['priya-raghunathan', 'HOST']],
  },
  {
    slug: 'succession-without-drama',
    title: 'Succession Without Drama',
    subtitle: 'Handing over a company as if it were somebody else’s, because it is.',
    minutes: 56,
    days: 25,
    categories: ['the-ceo', 'govern'],
    goals: ['plan-a-graceful-exit', 'grow-the-next-line-of-leaders'],
    people: [['sigrid-lund', 'HOST']],
  },
  {
    slug: 'climate-risk-credit-risk',
    title: 'Climate Risk Is Credit Risk',
    subtitle: 'Why the treasurer should read the weather.',
    minutes: 44,
    days: 29,
    categories: ['risk-and-audit', 'society'],
    goals: ['make-climate-risk-part-of-strategy', 'understand-audit-and-risk-oversight'],
    people: [['leila-haddad', 'HOST']],
  },
  {
    slug: 'from-operator-to-director',
    title: 'Crossing the Floor: From Operator to Director',
    subtitle: 'How to stop running things and start asking about them.',
    minutes: 62,
    days: 41,
    categories: ['govern', 'operate'],
    goals: ['earn-a-first-corporate-board-seat', 'move-from-operator-to-director'],
    people: [['ingrid-solberg', 'HOST']],
  },
  {
    slug: 'a-reputation-on-purpose',
    title: 'A Reputation, on Purpose',
    subtitle: 'Deciding what you are known for before others do.',
    minutes: 39,
    workshop: true,
    days: 46,
    categories: ['your-brand'],
    goals: ['build-a-public-voice', 'unclear-story-about-my-value'],
    people: [['claire-fontaine', 'HOST']],
  },
  {
    slug: 'equity-cash-and-title',
    title: 'Equity, Cash and Title: Trading Well Between the Three',
    subtitle: 'Three currencies, and when to be paid in each.',
    minutes: 51,
    days: 52,
    categories: ['the-ceo', 'fund'],
    goals: ['negotiate-compensation-with-confidence'],
    people: [['elena-petrova', 'HOST']],
  },
  {
    slug: 'the-nominating-committee-calls',
    title: 'The Nominating Committee Calls',
    subtitle: 'Twenty minutes on the telephone that decide the next six years.',
    minutes: 46,
    days: 60,
    categories: ['govern', 'your-brand'],
    goals: ['earn-a-first-corporate-board-seat', 'write-a-board-biography'],
    people: [['marisol-vega', 'HOST']],
  },
  {
    slug: 'activists-at-the-gate',
    title: 'Activists at the Gate',
    subtitle: 'The letter arrives on a Friday. What to do by Sunday.',
    minutes: 55,
    days: 70,
    categories: ['govern', 'risk-and-audit'],
    goals: ['prepare-for-activist-shareholders'],
    people: [['thandiwe-mokoena', 'HOST']],
  },
  {
    slug: 'cyber-questions',
    title: 'Cyber Questions for Directors Who Do Not Code',
    subtitle: 'Six questions that get an honest answer from a security team.',
    minutes: 49,
    days: 79,
    categories: ['technology', 'risk-and-audit'],
    goals: ['ask-better-questions-about-cyber-security', 'understand-audit-and-risk-oversight'],
    people: [['yuki-tanabe', 'HOST']],
  },
  {
    slug: 'first-ninety-days-as-ceo',
    title: 'The First Ninety Days as CEO',
    subtitle: 'Whom to meet, what to leave alone, and when to say the plan aloud.',
    minutes: 66,
    workshop: true,
    days: 88,
    categories: ['the-ceo'],
    goals: ['become-a-chief-executive', 'lead-through-a-transformation'],
    people: [['beatriz-carvalho', 'HOST']],
  },
];
