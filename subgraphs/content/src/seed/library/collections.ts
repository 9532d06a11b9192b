import { HIDDEN_COLLECTION } from '@athenaeum/content-contract';
import { demoId, demoRandom } from '@athenaeum/kit/demo';
import type { CollectionRow } from '../../modules/collection/collection.model';
import type { SalonRow } from '../../modules/salon/salon.model';
import { slugOf } from '../slug';

/** Title, author, description and the categories of its salons. One title has the 40 characters at which it is truncated, two have more. */
const COLLECTIONS: readonly (readonly [
  title: string,
  author: string,
  description: string,
  categories: readonly string[],
])[] = [
  ['The Director’s Desk', 'Joanna Whitfield', 'What a chair keeps within reach.', ['govern']],
  ['Money, Plainly', 'Priya Raghunathan', 'Finance without the fog.', ['fund', 'risk-and-audit']],
  [
    'A Seat of Your Own',
    'Athenaeum editors',
    'Twelve hours between wanting a board seat and holding one.',
    ['govern', 'your-brand'],
  ],
  ['First Hundred Days', 'Beatriz Carvalho', 'For anyone who starts on Monday.', ['the-ceo', 'operate']],
  ['In Your Own Voice', 'Claire Fontaine', 'Writing, speaking and being quoted.', ['your-brand']],
  [
    'Hard Conversations',
    'Ruth Adeyemi',
    'What to say, and what to do with the silence.',
    ['people-and-culture', 'the-ceo'],
  ],
  ['The Engine Room', 'Soo-jin Park', 'Operations for people who like them.', ['operate', 'build']],
  ['Machines and Judgment', 'Yuki Tanabe', 'Technology for those who answer for it.', ['technology']],
  [
    'Weather and Balance Sheets',
    'Leila Haddad',
    'Climate, credit and insurance.',
    ['risk-and-audit', 'society'],
  ],
  ['Founders’ Letters', 'Fatima El Amrani', 'From the kitchen table to the exit.', ['entrepreneurship']],
  ['Crossing Borders', 'Marisol Vega', 'Six markets, told by those who moved there.', ['global-commerce']],
  [
    'Paying People',
    'Elena Petrova',
    'Wages, bonuses, shares and fairness.',
    ['people-and-culture', 'govern'],
  ],
  ['The Good Company', 'Noor Siddiqui', 'Workplaces that people would recommend.', ['people-and-culture']],
  ['Public Lives', 'Rosalind Achebe', 'Service, philanthropy and museums.', ['society']],
  ['Deals, From Both Sides', 'Mei-Ling Zhao', 'Buying, selling and walking away.', ['fund', 'build']],
  ['Risk for the Rest of Us', 'Ngozi Eze', 'An audit chair’s reading list.', ['risk-and-audit']],
  [
    'What to Watch Before Your Next Board Meeting',
    'Athenaeum editors',
    'Short ones, for the train.',
    ['govern', 'technology'],
  ],
  [
    'Turning Points: Careers That Changed Course',
    'Athenaeum editors',
    'Leaving, returning and beginning again.',
    ['the-ceo', 'entrepreneurship'],
  ],
  [
    'Small Companies and Very Large Ambitions',
    'Dolores Quintana',
    'Growth that stays human.',
    ['build', 'entrepreneurship'],
  ],
  ['Long Views', 'Sigrid Lund', 'Decisions that outlast the people who take them.', ['society', 'govern']],
];

/** Title, description and leaders. */
const PEER_GROUPS: readonly (readonly [title: string, description: string, leaders: readonly string[]])[] = [
  [
    'First-Time Directors',
    'Monthly circle for women in their first two years on a board.',
    ['ngozi-eze', 'marisol-vega'],
  ],
  [
    'Operators at Scale',
    'COOs and presidents on the unglamorous art of growing well.',
    ['beatriz-carvalho', 'soo-jin-park'],
  ],
  ['Founders After Exit', 'What to build, fund or refuse next.', ['fatima-el-amrani', 'mei-ling-zhao']],
  ['Audit Chairs', 'A confidential hour before each reporting season.', ['ngozi-eze', 'elena-petrova']],
  ['Chief Executives', 'Ten women, one office, no audience.', ['sigrid-lund', 'beatriz-carvalho']],
  ['General Counsel', 'Where the law meets the rest of the week.', ['rosalind-achebe']],
  [
    'Finance Leaders',
    'Numbers, and the people who have to believe them.',
    ['elena-petrova', 'thandiwe-mokoena'],
  ],
  ['Technology in the Boardroom', 'For directors who are asked about it first.', ['yuki-tanabe']],
  ['People Officers', 'Pay, unions, health and the second shift.', ['noor-siddiqui']],
  ['Investors', 'Funds, angels and family offices compare notes.', ['priya-raghunathan', 'mei-ling-zhao']],
  ['Infrastructure and Energy', 'Long assets, real weather.', ['ingrid-solberg', 'thandiwe-mokoena']],
  ['Healthcare and Life Sciences', 'From the laboratory to the listing.', ['hana-novak', 'beatriz-carvalho']],
  ['Women Who Write', 'An essay a month, read aloud.', ['claire-fontaine']],
  ['Second Acts', 'Planning what comes after the last large job.', ['joanna-whitfield', 'dolores-quintana']],
];

/** Groups that can be joined without a request. */
const OPEN_GROUPS: readonly string[] = ['Women Who Write', 'Second Acts'];

export function collectionRows(salons: readonly SalonRow[]): CollectionRow[] {
  const recorded = salons.filter(({ filename }) => filename);
  return [
    ...COLLECTIONS.map(([title, author, description, categories]) =>
      collection(slugOf(title), title, {
        author,
        description,
        salon_ids: fromCategories(title, recorded, categories),
      }),
    ),
    collection(HIDDEN_COLLECTION, 'The Athena Branded Career Portfolio', {
      author: 'Athenaeum editors',
      description: 'What members watch while their résumé and biography are being written.',
      salon_ids: fromCategories(HIDDEN_COLLECTION, recorded, ['your-brand']),
    }),
    ...PEER_GROUPS.map(([title, description, leaders]) =>
      collection(slugOf(title), title, {
        type: 'PEER_GROUP',
        description,
        leader_ids: leaders.map((slug) => demoId('speaker', slug)),
        join_policy: OPEN_GROUPS.includes(title) ? 'OPEN' : 'ON_REQUEST',
        salon_ids: circleOf(title, salons),
      }),
    ),
  ];
}

const collection = (slug: string, title: string, more: Partial<CollectionRow>): CollectionRow => ({
  _id: demoId('collection', slug),
  slug,
  title,
  description: null,
  thumbnail: null,
  author: null,
  type: 'COLLECTION',
  salon_ids: [],
  leader_ids: [],
  join_policy: 'ON_REQUEST',
  published: true,
  ...more,
});

/** Six to twelve of the categories' recordings, always the same ones. */
function fromCategories(
  seed: string,
  recorded: readonly SalonRow[],
  categories: readonly string[],
): string[] {
  const random = demoRandom(`collection-${seed}`);
  const wanted = new Set(categories.map((slug) => demoId('category', slug)));
  const fitting = recorded.filter(({ category_ids }) => category_ids.some((id) => wanted.has(id)));
  return random.sample(fitting, random.between(6, 12)).map(({ _id }) => _id);
}

/** The group's own upcoming meetings, by the beginning of the title. */
const circleOf = (title: string, salons: readonly SalonRow[]): string[] =>
  salons
    .filter((salon) => salon.event_type === 'PEER_GROUP' && salon.title.startsWith(title))
    .map(({ _id }) => _id);
