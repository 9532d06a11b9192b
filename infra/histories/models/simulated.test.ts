import { demoRandom } from '@athenaeum/kit/demo';
import { checkLinearizable } from '../checker/checkLinearizable';
import type { Timed } from '../checker/model';
import { salonModel, type SalonOp, type SalonState } from './salon';

const MEMBERS = 8;
const SEATS = 3;
const CALLS_EACH = 40;
const MAX_MS = 100;
const MAX_PAUSE_MS = 400;

type Product = (state: SalonState, op: SalonOp) => { state: SalonState; answer: unknown };

const model = salonModel(SEATS);

/** A product that does what the model says, one operation at a time. */
const right: Product = (state, op) => {
  const next = model.step(state, op)!;
  const who = 'who' in op ? op.who : '';
  const status = next.seated.includes(who) ? 'RESERVED' : next.line.includes(who) ? 'PENDING' : 'none';
  if (op.kind === 'left') return { state: next, answer: SEATS - next.seated.length };
  return { state: next, answer: op.kind === 'withdraw' ? 'INVITED' : status };
};

/** Operations of members who wait for no other, each with an effect at a moment of its own, and some without an answer. */
function simulate(seed: string, product: Product, unanswered = 0.1): Timed<SalonOp>[] {
  const random = demoRandom(seed);
  const effects: { at: number; call: Timed<SalonOp>; isLost: boolean }[] = [];
  for (let member = 0; member < MEMBERS; member++) {
    let time = random.between(0, MAX_MS);
    for (let index = 0; index < CALLS_EACH; index++) {
      const kind = random.pick(['ask', 'ask', 'withdraw', 'withdraw', 'status', 'left'] as const);
      const op: SalonOp = kind === 'left' ? { kind } : { kind, who: `m${member}` };
      const at = time + random.between(1, MAX_MS);
      const isLost = (kind === 'ask' || kind === 'withdraw') && random.chance(unanswered);
      const answeredAt = at + random.between(1, MAX_MS);
      const call = { op, calledAt: time, answeredAt: isLost ? null : answeredAt };
      // What nobody answered happens now, later, or never.
      const happens = isLost ? random.pick([at, at + 20 * MAX_MS, Infinity]) : at;
      effects.push({ at: happens, call, isLost });
      time = answeredAt + random.between(1, MAX_PAUSE_MS);
    }
  }
  let state = model.initial;
  for (const { at, call, isLost } of effects.sort((one, other) => one.at - other.at)) {
    if (at === Infinity) continue;
    const done = product(state, call.op);
    state = done.state;
    if (!isLost) call.op = { ...call.op, answer: done.answer } as SalonOp;
  }
  return effects.map(({ call }) => call);
}

const seeds = Array.from({ length: 5 }, (_, index) => `seed ${index}`);

it.each(seeds)('a right product is found so, with what nobody answered (%s)', (seed) => {
  expect(checkLinearizable(model, simulate(seed, right)).outcome).toBe('linearizable');
});

const wrong: [string, Product][] = [
  [
    'gives one seat too many',
    (state, op) =>
      op.kind === 'ask' &&
      state.seated.length === SEATS &&
      right(state, op).answer === 'PENDING' &&
      state.line.length === 0
        ? { state: { ...state, seated: [...state.seated, op.who].sort() }, answer: 'RESERVED' }
        : right(state, op),
  ],
  [
    'moves the last in line up',
    (state, op) =>
      right({ ...state, line: op.kind === 'withdraw' ? [...state.line].reverse() : state.line }, op),
  ],
  [
    'answers a withdrawal that it forgets',
    (state, op) => (op.kind === 'withdraw' ? { state, answer: 'INVITED' } : right(state, op)),
  ],
  ['forgets who waits', (state, op) => right({ ...state, line: [] }, op)],
];

it.each(wrong)('one that %s is refused, but for a history that does not show it', (_what, product) => {
  const outcomes = seeds.map((seed) => checkLinearizable(model, simulate(seed, product)).outcome);

  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThanOrEqual(4);
});
