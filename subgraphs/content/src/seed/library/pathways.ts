import { demoId, demoRandom } from '@athenaeum/kit/demo';
import type { PathwayRow } from '../../modules/pathway/pathway.model';
import type { SeasonRow } from '../../modules/pathway/season.model';
import type { SalonRow } from '../../modules/salon/salon.model';

interface PathwaySeed {
  slug: string;
  title: string;
  description: string;
  categories: readonly string[];
  /** Each with a sentence of its own. */
  seasons: readonly (readonly [title: string, description: string])[];
  tips: readonly (readonly [title: string, description: string])[];
}

const COMMON_TIPS: PathwaySeed['tips'] = [
  ['Take it in order', 'Each season leans on the one before. Skip ahead once, and you will come back.'],
  ['Keep one page', 'Write one sentence after each salon. Eight sentences are a season.'],
];

/** One title exceeds the 28 characters at which a pathway's is truncated, one has exactly 28. */
export const PATHWAYS: readonly PathwaySeed[] = [
  {
    slug: 'path-to-the-boardroom',
    title: 'Path to the Boardroom',
    description:
      'From the first honest conversation about whether you want a seat, through the telephone call that offers one, to the first year in the chair. Twenty-four salons with women who have done it, in the order in which you will need them.\n\nThe last season is still being held: come to it live, and bring the questions of the first two. Members who follow the pathway in company finish it twice as often; the peer group First-Time Directors keeps the same calendar.',
    categories: ['govern', 'your-brand', 'risk-and-audit'],
    seasons: [
      ['Deciding', 'Whether a seat is what you want, which kind, and what it asks of the rest of your life.'],
      ['Being Found', 'The biography, the telephone calls and the first coffee that lead to a shortlist.'],
      ['The First Year', 'Papers, chairs and votes: what the newest director hears, says and leaves alone.'],
    ],
    tips: [
      ...COMMON_TIPS,
      ['Read a real pack', 'Ask a chair for last year’s papers, with the secrets struck out.'],
    ],
  },
  {
    slug: 'the-finance-fluency',
    title: 'Finance Fluency',
    description: 'Balance sheets, cash and capital for people who sign things they did not write.',
    categories: ['fund', 'risk-and-audit'],
    seasons: [
      ['Reading', 'The three statements, line by line, until no word in them is strange.'],
      ['Asking', 'Ten questions that a finance chief respects, and when to put each of them.'],
      ['Deciding', 'Capital, debt and dividends, with the numbers on the table and the clock running.'],
    ],
    tips: COMMON_TIPS,
  },
  {
    slug: 'voice-and-presence',
    title: 'Voice and Presence',
    description: 'What people hear, see and remember when you speak, and how to practise it.',
    categories: ['your-brand', 'the-ceo'],
    seasons: [
      ['The First Minute', 'How a room decides whether to listen, and how you walk into it.'],
      ['The Long Answer', 'Staying clear when the question is unfair and the answer is not short.'],
      [
        'The Page',
        'Writing that is read to the end: memos, biographies and the letter nobody wants to send.',
      ],
    ],
    tips: [...COMMON_TIPS, ['Record yourself', 'Once. Then listen to it with a friend, not alone.']],
  },
  {
    slug: 'the-chief-executives-year',
    title: 'The Chief Executive’s Year 1',
    description: 'Twelve months in the office, from the announcement to the first honest review.',
    categories: ['the-ceo', 'operate'],
    seasons: [
      ['Arriving', 'The first hundred days, from the announcement to the first hard conversation.'],
      ['Choosing', 'What to stop, whom to keep and where to spend the attention there is.'],
      ['Being Judged', 'The first review by the board, and what to do with what it says.'],
    ],
    tips: COMMON_TIPS,
  },
  {
    slug: 'from-idea-to-company-and-beyond',
    title: 'From Idea to Company, and Beyond It',
    description: 'Founding, funding and handing over, told by people who have done all three.',
    categories: ['entrepreneurship', 'build', 'fund'],
    seasons: [
      ['The Kitchen Table', 'An idea, two believers and the first customer who pays.'],
      ['The Office', 'Hiring, funding and the months in which the company stops being you.'],
      ['The Exit', 'Selling, handing over or staying: how founders have decided it.'],
    ],
    tips: COMMON_TIPS,
  },
  {
    slug: 'technology-for-directors',
    title: 'Technology for Directors',
    description: 'Models, data and security, without a line of code and without theatre.',
    categories: ['technology', 'govern'],
    seasons: [
      ['Vocabulary', 'The words that engineers use, and what each of them costs.'],
      ['Oversight', 'What a board has to see of models, data and security, and how often.'],
      ['Incidents', 'The night it goes wrong: who calls whom, and what is said in public.'],
    ],
    tips: COMMON_TIPS,
  },
];

const SALONS_A_SEASON = 8;
/** Upcoming meetings at the end of the boardroom pathway. */
const STILL_TO_COME = [
  'boardroom-ready',
  'last-seat-salon',
  'the-quiet-lead-director',
  'scenario-planning-for-boards',
];

export const pathwayRows = (): PathwayRow[] =>
  PATHWAYS.map(({ slug, title, description, tips }) => ({
    _id: demoId('pathway', slug),
    slug,
    title,
    description,
    thumbnail: null,
    tips: tips.map(([tip, text]) => ({ title: tip, description: text })),
    published: true,
  }));

/** Three seasons of eight for each pathway; recordings, and in the last one of the first pathway also upcoming salons. */
export const seasonRows = (salons: readonly SalonRow[]): SeasonRow[] =>
  PATHWAYS.flatMap((pathway) => {
    const future =
      pathway.slug === 'path-to-the-boardroom' ? STILL_TO_COME.map((slug) => demoId('salon', slug)) : [];
    const ids = [...recordingsOf(pathway, salons).slice(0, 3 * SALONS_A_SEASON - future.length), ...future];
    return pathway.seasons.map(([title, description], index) => ({
      _id: demoId('season', `${pathway.slug}-${index + 1}`),
      pathway_id: demoId('pathway', pathway.slug),
      number: index + 1,
      title,
      description,
      thumbnail: null,
      salon_ids: ids.slice(index * SALONS_A_SEASON, (index + 1) * SALONS_A_SEASON),
    }));
  });

/** Matching recordings first, then others, so that every season is full. */
function recordingsOf({ slug, categories }: PathwaySeed, salons: readonly SalonRow[]): string[] {
  const random = demoRandom(`pathway-${slug}`);
  const recorded = salons.filter(({ filename }) => filename);
  const wanted = new Set(categories.map((category) => demoId('category', category)));
  const fits = ({ category_ids }: SalonRow) => category_ids.some((id) => wanted.has(id));
  const shuffled = random.sample(recorded, recorded.length);
  return [...shuffled.filter(fits), ...shuffled.filter((salon) => !fits(salon))].map(({ _id }) => _id);
}
