import { EMPTY } from '../faults/finalState';
import { judge } from './judge';

type Outcome = Parameters<typeof judge>[0];

const outside = (letters: string[] = [], calls: string[] = []): Outcome['outside'] => ({
  takeTold: () => ({ seats: [], progress: [], letters: new Set(letters) }),
  stored: () => new Map(),
  letters: () => letters,
  calls: () => calls,
});
const well: Outcome = {
  load: { asked: 10, answered: 10, failed: {} },
  tabs: new Map([['v001', { asked: 5, answered: 5, failed: {}, lost: {} }]]),
  period: { operations: [], before: EMPTY, after: EMPTY },
  outside: outside(['m1', 'm2'], ['k1']),
  outbox: [{ kind: 'letter', state: 'done', attempts: 1, last_problem: null }],
};
const unanswered = {
  ...{ kind: 'seat' as const, who: 'ada', about: 'salon', outcome: 'unknown' as const },
  ...{ answer: null, invokedAt: 1, endedAt: 2 },
};

it('an exchange of which nobody noticed anything is well', () => {
  const again = { kind: 'order_outcome', state: 'done', attempts: 2, last_problem: 'DOMAIN_AWAY' };

  expect(judge(well)).toEqual([]);
  expect(judge({ ...well, outbox: [again] })).toEqual([]);
});

it.each([
  [
    'a reading',
    { load: { asked: 10, answered: 9, failed: { '/graphql: status 503': 1 } } },
    '/graphql: status 503',
  ],
  [
    'a tab without an answer',
    { tabs: new Map([['v002', { asked: 2, answered: 1, failed: {}, lost: { 'fetch failed': 1 } }]]) },
    'a tab of v002: fetch failed',
  ],
  ['a write', { period: { ...well.period, operations: [unanswered] } }, 'seat of ada was not answered'],
  ['a letter', { outside: outside(['m1', 'm1']) }, 'letter m1 came twice'],
  ['a call', { outside: outside([], ['k1', 'k1']) }, 'the CRM was told k1 twice'],
  [
    'a message that its worker did not understand',
    { outbox: [{ kind: 'letter', state: 'done', attempts: 2, last_problem: 'UNKNOWN' }] },
    'a message letter needed 2 attempts: UNKNOWN',
  ],
] as [string, Partial<Outcome>, string][])('%s is noticed', (_what, change, problem) => {
  expect(judge({ ...well, ...change })).toContainEqual(expect.stringContaining(problem));
});
