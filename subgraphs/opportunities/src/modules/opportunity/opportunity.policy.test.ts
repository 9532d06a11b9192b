import { OPPORTUNITY_MESSAGES, type OpportunityStage } from '@athenaeum/opportunities-contract';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anOpportunity } from '../../testing/factories';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { atStage, stageOf, whyNoApplications } from './opportunity.policy';

const NOW = 1_000;
const [BEFORE, LATER] = [NOW - 1, NOW + 1];
const STAGES: readonly OpportunityStage[] = ['unconfirmed', 'review', 'published', 'expired', 'closed'];

openForFile(() => createTestWorld(subgraph));

type Times = Pick<
  OpportunityRow,
  'submitted_at' | 'confirmed_at' | 'published_at' | 'expires_at' | 'closed_at'
>;
const times = (given: Partial<Times>): Times => ({
  submitted_at: null,
  confirmed_at: null,
  published_at: null,
  expires_at: null,
  closed_at: null,
  ...given,
});
const posted = { submitted_at: BEFORE, confirmed_at: BEFORE };
const published = { published_at: BEFORE, expires_at: LATER };

describe('the stage of an opportunity', () => {
  it.each([
    ['unconfirmed', { submitted_at: BEFORE }],
    ['unconfirmed', { submitted_at: BEFORE, ...published }],
    ['review', posted],
    ['review', { ...posted, published_at: LATER, expires_at: LATER }],
    ['review', {}],
    ['published', { ...posted, published_at: NOW, expires_at: LATER }],
    ['published', published],
    ['expired', { published_at: BEFORE, expires_at: NOW }],
    ['closed', { ...posted, ...published, closed_at: BEFORE }],
    ['closed', { submitted_at: BEFORE, closed_at: BEFORE }],
  ] as const)('is %s: %j', (stage, given) => {
    expect(stageOf(times(given), NOW)).toBe(stage);
  });

  it('is the same as a database condition and for one row', async () => {
    const all = combinations();
    for (const [index, given] of all.entries()) await anOpportunity({ _id: String(index), ...given });

    for (const stage of STAGES) {
      const found = (await Opportunity.find(atStage(stage, NOW)).lean()).map(({ _id }) => Number(_id));
      const expected = all.flatMap((given, index) => (stageOf(given, NOW) === stage ? [index] : []));

      expect({ stage, found: found.sort((one, other) => one - other) }).toEqual({ stage, found: expected });
    }
  });
});

it.each([
  ['takes them while it is published', published, 'New', null],
  ['is expired', { published_at: BEFORE, expires_at: BEFORE }, 'New', OPPORTUNITY_MESSAGES.expired],
  ['is closed', { ...published, closed_at: BEFORE }, 'New', OPPORTUNITY_MESSAGES.closed],
  ['is not published yet', {}, 'New', OPPORTUNITY_MESSAGES.closed],
  ['is on hold', published, 'On Hold', OPPORTUNITY_MESSAGES.held],
] as const)('explains why it takes no applications: it %s', (_why, given, status, sentence) => {
  expect(whyNoApplications({ ...times(given), status }, NOW)).toBe(sentence);
});

/** A published one has a time of expiry. */
function combinations(): Times[] {
  const publications = [
    { published_at: null, expires_at: null },
    ...[BEFORE, NOW, LATER].flatMap((published_at) =>
      [BEFORE, NOW, LATER].map((expires_at) => ({ published_at, expires_at })),
    ),
  ];
  return [null, BEFORE].flatMap((submitted_at) =>
    [null, BEFORE].flatMap((confirmed_at) =>
      [null, BEFORE].flatMap((closed_at) =>
        publications
          // One with an unconfirmed address is not published.
          .filter(
            ({ published_at }) => published_at === null || submitted_at === null || confirmed_at !== null,
          )
          .map((publication) => ({ submitted_at, confirmed_at, closed_at, ...publication })),
      ),
    ),
  );
}
