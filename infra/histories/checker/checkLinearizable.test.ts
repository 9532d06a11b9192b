import { checkLinearizable } from './checkLinearizable';
import type { Model, Timed } from './model';

/** A register: a write stores, a read answers what is stored, an increment answers what it has made. */
type Op =
  | { kind: 'write'; value: number; answer?: 'written' }
  | { kind: 'read'; answer?: number }
  | { kind: 'increment'; answer?: number };

const register: Model<number, Op> = {
  initial: 0,
  nameOf: String,
  isRead: ({ kind }) => kind === 'read',
  effectOf: ({ answer: _answer, ...op }) => JSON.stringify(op),
  step(state, op) {
    if (op.kind === 'write') return op.value;
    if (op.kind === 'read') return op.answer === undefined || op.answer === state ? state : null;
    return op.answer === undefined || op.answer === state + 1 ? state + 1 : null;
  },
};

const write = (value: number, calledAt: number, answeredAt: number | null): Timed<Op> => ({
  op: { kind: 'write', value, ...(answeredAt !== null && { answer: 'written' }) },
  calledAt,
  answeredAt,
});
const read = (answer: number, calledAt: number, answeredAt: number): Timed<Op> => ({
  op: { kind: 'read', answer },
  calledAt,
  answeredAt,
});
const increment = (answer: number | null, calledAt: number, answeredAt: number | null): Timed<Op> => ({
  op: { kind: 'increment', ...(answer !== null && { answer }) },
  calledAt,
  answeredAt,
});
const outcomeOf = (...calls: Timed<Op>[]) => checkLinearizable(register, calls).outcome;

describe('is linearizable', () => {
  it.each<[string, Timed<Op>[]]>([
    ['nothing', []],
    ['one after the other', [write(1, 0, 1), read(1, 2, 3)]],
    ['a read beside a write, before it', [write(1, 0, 9), read(0, 2, 3)]],
    ['a read beside a write, after it', [write(1, 0, 9), read(1, 2, 3)]],
    ['two writes beside each other, in either order', [write(1, 0, 9), write(2, 0, 9), read(1, 10, 11)]],
    ['an answer and a call at one moment, which may have overlapped', [write(1, 0, 5), read(0, 5, 6)]],
    ['a write that nobody answered, done', [write(1, 0, null), read(1, 5, 6)]],
    ['a write that nobody answered, not done', [write(1, 0, null), read(0, 5, 6)]],
    [
      'a write that nobody answered, done late',
      [write(1, 0, null), write(2, 1, 2), read(2, 3, 4), read(1, 5, 6)],
    ],
    [
      'of equal ones that nobody answered the later',
      [increment(null, 0, null), increment(null, 1, null), read(1, 2, 3), read(2, 4, 5)],
    ],
    [
      'what changes nothing at first and is needed later',
      [write(0, 0, 9), increment(1, 1, 9), read(0, 10, 11)],
    ],
    [
      'what fits only after a first try was undone',
      [write(1, 0, 20), write(2, 1, 20), read(2, 2, 3), read(1, 4, 5), read(1, 21, 22)],
    ],
  ])('%s', (_what, calls) => {
    expect(outcomeOf(...calls)).toBe('linearizable');
  });
});

describe('is refused', () => {
  it.each<[string, Timed<Op>[]]>([
    ['a stale read', [write(1, 0, 1), read(0, 2, 3)]],
    ['a read of what nobody wrote', [write(1, 0, 1), read(7, 2, 3)]],
    ['a lost update', [increment(1, 0, 5), increment(1, 1, 6)]],
    ['a read that goes back', [write(1, 0, 9), read(1, 1, 2), read(0, 3, 4)]],
    [
      'two readers who saw two writes in opposite orders',
      [write(1, 0, 9), write(2, 0, 9), read(1, 1, 2), read(2, 3, 4), read(1, 5, 6)],
    ],
    ['a write that nobody answered, before its call', [read(1, 0, 1), write(1, 2, null)]],
    ['one that nobody answered, twice', [increment(null, 0, null), read(1, 1, 2), read(2, 3, 4)]],
    ['one that nobody answered, undone', [write(1, 0, null), read(1, 1, 2), read(0, 3, 4)]],
  ])('%s', (_what, calls) => {
    expect(outcomeOf(...calls)).toBe('refused');
  });

  it('says how far it came, and what fitted nowhere', () => {
    const calls = [write(1, 0, 1), read(1, 2, 3), write(2, 4, 5), read(1, 6, 7)];

    expect(checkLinearizable(register, calls)).toMatchObject({
      outcome: 'refused',
      order: [0, 1, 2],
      stuckAt: 3,
    });
  });
});

it('orders each operation within its times', () => {
  const calls = [write(1, 0, 9), read(0, 1, 2), read(1, 3, 4)];

  expect(checkLinearizable(register, calls)).toMatchObject({ order: [1, 0, 2] });
});

it('remembers configurations: many that overlap are refused in time', () => {
  const together = Array.from({ length: 14 }, (_, index) => write(index % 2, 0, 100));

  const verdict = checkLinearizable(register, [...together, read(7, 101, 102)]);

  expect(verdict.outcome).toBe('refused');
  // Of 14! orders.
  expect(verdict.visited).toBeLessThanOrEqual(2 ** 14 * 2);
});

it('many that nobody answered cost little where they would do the same', () => {
  const lost = Array.from({ length: 60 }, (_, index) => increment(null, index, null));

  const found = checkLinearizable(register, [...lost, read(3, 100, 101), read(59, 102, 103)]);
  const refused = checkLinearizable(register, [...lost, read(61, 100, 101)]);

  expect([found.outcome, refused.outcome]).toEqual(['linearizable', 'refused']);
  expect(found.visited + refused.visited).toBeLessThan(300);
});

it('says that it does not know, rather than going on for ever', () => {
  const together = Array.from({ length: 12 }, (_, index) => write(index, 0, 100));

  expect(checkLinearizable(register, [...together, read(99, 101, 102)], 500).outcome).toBe('undecided');
});

/** By trying all orders of all subsets of those without an answer. */
function isLinearizableBySearch(calls: readonly Timed<Op>[], state = 0): boolean {
  if (calls.every(({ answeredAt }) => answeredAt === null)) return true;
  const firstAnswer = Math.min(...calls.map(({ answeredAt }) => answeredAt ?? Infinity));
  return calls.some((call, index) => {
    if (call.calledAt > firstAnswer) return false;
    const next = register.step(state, call.op);
    return next !== null && isLinearizableBySearch(calls.toSpliced(index, 1), next);
  });
}

it('agrees with trying everything', () => {
  let state = 1;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const outcomes = { linearizable: 0, refused: 0 };
  for (let round = 0; round < 3000; round++) {
    const calls = Array.from({ length: 2 + below(5) }, () => {
      const calledAt = below(12);
      const answeredAt = below(4) === 0 ? null : calledAt + 1 + below(8);
      const make = [
        () => write(below(3), calledAt, answeredAt),
        () => increment(answeredAt === null ? null : 1 + below(3), calledAt, answeredAt),
        () => read(below(3), calledAt, answeredAt ?? calledAt + 1),
      ];
      return make[below(3)]!();
    });
    const expected = isLinearizableBySearch(calls) ? 'linearizable' : 'refused';
    outcomes[expected] += 1;
    if (outcomeOf(...calls) !== expected) throw new Error(`${expected}: ${JSON.stringify(calls)}`);
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(500);
});
