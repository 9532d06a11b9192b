import { checkLinearizable } from '../checker/checkLinearizable';
import type { Model } from '../checker/model';
import { hourModel, type HourOp } from './hour';
import { ledgerModel, type LedgerOp } from './ledger';
import { salonModel, type SalonOp } from './salon';
import { MINUTE } from './sessions';

/** One after the other, unless they say otherwise; without an answer where they have none. */
type Step<Op> = Op & { at?: [calledAt: number, answeredAt: number] };

function outcomeOf<State, Op extends { kind: string; answer?: unknown }>(
  model: Model<State, Op>,
  steps: readonly Step<Op>[],
): string {
  const calls = steps.map(({ at: [calledAt, answeredAt] = [0, 0], ...op }, index) => ({
    // What is left of a step without its times is its operation; TypeScript does not subtract from a type parameter.
    op: op as unknown as Op,
    calledAt: calledAt || index * 10,
    answeredAt: op.answer === undefined ? null : answeredAt || index * 10 + 5,
  }));
  return checkLinearizable(model, calls).outcome;
}

const ask = (who: string, answer?: 'RESERVED' | 'PENDING'): SalonOp => ({ kind: 'ask', who, answer });
const withdraw = (who: string, answer?: 'INVITED'): SalonOp => ({ kind: 'withdraw', who, answer });
const status = (who: string, answer: 'RESERVED' | 'PENDING' | 'none'): SalonOp => ({
  kind: 'status',
  who,
  answer,
});
const left = (answer: number): SalonOp => ({ kind: 'left', answer });

describe('a salon with one seat', () => {
  const salon = salonModel(1);

  it.each<[string, SalonOp[]]>([
    [
      'gives its seat to the first, and places to the others',
      [ask('ada', 'RESERVED'), ask('bo', 'PENDING'), left(0)],
    ],
    ['answers the same again', [ask('ada', 'RESERVED'), ask('ada', 'RESERVED'), left(0)]],
    [
      'moves the first in line up',
      [
        ...[ask('ada', 'RESERVED'), ask('bo', 'PENDING'), ask('cy', 'PENDING')],
        ...[{ kind: 'position', who: 'cy', answer: 2 } as const, withdraw('ada', 'INVITED')],
        ...[status('bo', 'RESERVED'), status('cy', 'PENDING')],
        { kind: 'position', who: 'cy', answer: 1 },
      ],
    ],
    ['has a free seat where nobody waits', [ask('ada', 'RESERVED'), withdraw('ada', 'INVITED'), left(1)]],
    ['may have given a seat without an answer', [ask('ada'), ask('bo', 'PENDING')]],
    ['may not have', [ask('ada'), ask('bo', 'RESERVED'), status('ada', 'none')]],
    ['may do so late', [ask('ada'), ask('bo', 'RESERVED'), status('ada', 'none'), status('ada', 'PENDING')]],
    [
      'gives nothing back twice',
      [ask('ada', 'RESERVED'), withdraw('ada', 'INVITED'), withdraw('ada', 'INVITED'), left(1)],
    ],
  ])('%s', (_what, steps) => {
    expect(outcomeOf(salon, steps)).toBe('linearizable');
  });

  it.each<[string, SalonOp[]]>([
    ['two in one seat', [ask('ada', 'RESERVED'), ask('bo', 'RESERVED')]],
    ['an acknowledged RSVP that is gone', [ask('ada', 'RESERVED'), status('ada', 'none')]],
    [
      'a withdrawal that is gone',
      [ask('ada', 'RESERVED'), withdraw('ada', 'INVITED'), status('ada', 'RESERVED')],
    ],
    ['a seat that is lost to the count', [ask('ada', 'RESERVED'), withdraw('ada', 'INVITED'), left(0)]],
    ['a seat that is counted twice', [ask('ada', 'RESERVED'), withdraw('ada', 'INVITED'), left(2)]],
    ['a stale count', [ask('ada', 'RESERVED'), left(1)]],
    [
      'who came later and is first',
      [
        ask('ada', 'RESERVED'),
        ask('bo', 'PENDING'),
        ask('cy', 'PENDING'),
        withdraw('ada', 'INVITED'),
        status('cy', 'RESERVED'),
      ],
    ],
    [
      'who waits beside a free seat',
      [ask('ada', 'RESERVED'), ask('bo', 'PENDING'), withdraw('ada', 'INVITED'), status('bo', 'PENDING')],
    ],
    [
      'one request without an answer that gave two seats',
      [ask('ada'), ask('bo', 'RESERVED'), status('ada', 'RESERVED'), status('bo', 'RESERVED')],
    ],
  ])('refuses %s', (_what, steps) => {
    expect(outcomeOf(salon, steps)).toBe('refused');
  });
});

const NINE = 9 * 60 * MINUTE;
const HALF_PAST = NINE + 30 * MINUTE;
type Booked = { id: string } | 'taken' | 'tooLittle';
const book = (who: string, start: number, minutes: number, answer?: Booked) =>
  ({ kind: 'book', who, start, minutes, answer }) as const;
const cancel = (id: string, answer?: 'Cancelled') => ({ kind: 'cancel', id, answer }) as const;
const move = (id: string, who: string, start: number, answer?: 'moved' | 'taken') =>
  ({ kind: 'move', id, who, start, minutes: 30, answer }) as const;
const offer = (start: number, ...answer: number[]): HourOp => ({ kind: 'offer', start, answer });
const s1 = { id: 's1' };
const s2 = { id: 's2' };

describe('an hour of a coach', () => {
  const hour = hourModel(NINE);

  it.each<[string, HourOp[]]>([
    ['has room for two halves', [book('ada', NINE, 30, s1), book('bo', HALF_PAST, 30, s2), offer(NINE)]],
    [
      'is taken by a whole',
      [book('ada', NINE, 60, s1), book('bo', HALF_PAST, 30, 'taken'), offer(HALF_PAST)],
    ],
    ['offers what is free', [offer(NINE, 30, 60), book('ada', HALF_PAST, 30, s1), offer(NINE, 30)]],
    [
      'is free again when it is cancelled',
      [book('ada', NINE, 60, s1), cancel('s1', 'Cancelled'), book('bo', NINE, 30, s2)],
    ],
    ['answers the same session again', [book('ada', NINE, 30, s1), book('ada', NINE, 30, s1)]],
    [
      'names what was booked without an answer',
      [book('ada', NINE, 30), offer(NINE), book('ada', NINE, 30, s1)],
    ],
    [
      'is left by what is moved away',
      [book('ada', NINE, 30, s1), move('s1', 'ada', NINE - 30 * MINUTE, 'moved'), offer(NINE, 30, 60)],
    ],
    [
      'takes what is moved here',
      [move('s1', 'ada', HALF_PAST, 'moved'), offer(HALF_PAST), book('bo', NINE, 30, s2)],
    ],
    ['is moved within', [book('ada', NINE, 30, s1), move('s1', 'ada', HALF_PAST, 'moved'), offer(NINE, 30)]],
    [
      'lists a member’s',
      [
        book('ada', NINE, 30),
        book('bo', HALF_PAST, 30, s2),
        { kind: 'sessions', who: 'ada', answer: [{ id: 's1', start: NINE, minutes: 30 }] },
        book('ada', NINE, 30, s1),
      ],
    ],
  ])('%s', (_what, steps) => {
    expect(outcomeOf(hour, steps)).toBe('linearizable');
  });

  it.each<[string, HourOp[]]>([
    ['two holders of one time', [book('ada', NINE, 30, s1), book('bo', NINE, 30, s2)]],
    ['two that overlap', [book('ada', NINE, 60, s1), book('bo', HALF_PAST, 30, s2)]],
    ['one that is moved onto another', [book('ada', NINE, 30, s1), move('s2', 'bo', NINE, 'moved')]],
    ['two sessions of one request', [book('ada', NINE, 30, s1), book('ada', NINE, 30, s2)]],
    ['a booking that is gone', [book('ada', NINE, 30, s1), offer(NINE, 30, 60)]],
    [
      'a cancelled one that is back',
      [book('ada', NINE, 30, s1), cancel('s1', 'Cancelled'), book('ada', NINE, 30, s1)],
    ],
    ['taken where it is free', [book('bo', NINE, 30, 'taken')]],
    [
      'an empty list of what is booked',
      [book('ada', NINE, 30, s1), { kind: 'sessions', who: 'ada', answer: [] }],
    ],
  ])('refuses %s', (_what, steps) => {
    expect(outcomeOf(hour, steps)).toBe('refused');
  });
});

const add = (minutes: number, form: string, answer?: 'added' | 'tooMuch'): LedgerOp => ({
  kind: 'add',
  minutes,
  form,
  answer,
});
const balance = (quantity: number, held: number): LedgerOp => ({
  kind: 'balance',
  answer: { quantity, held },
});

describe('a ledger of an hour', () => {
  const ledger = ledgerModel({ quantity: 60, held: 0 });

  it.each<[string, LedgerOp[]]>([
    ['adds up', [add(30, 'a', 'added'), book('ada', NINE, 60, s1), balance(90, 60)]],
    ['gives back what is cancelled', [book('ada', NINE, 60, s1), cancel('s1', 'Cancelled'), balance(60, 0)]],
    ['counts a form once', [add(30, 'a', 'added'), add(30, 'a', 'added'), balance(90, 0)]],
    ['counts one once that nobody answered', [add(30, 'a'), add(30, 'a', 'added'), balance(90, 0)]],
    ['may have some of what nobody answered', [add(30, 'a'), add(60, 'b'), balance(120, 0)]],
    [
      'refuses what is not there',
      [book('ada', NINE, 60, s1), book('ada', NINE + 90 * MINUTE, 30, 'tooLittle'), add(-30, 'a', 'tooMuch')],
    ],
    [
      'holds the same when a session is moved',
      [book('ada', NINE, 30, s1), move('s1', 'ada', HALF_PAST, 'moved'), balance(60, 30)],
    ],
    [
      'lists what it holds for',
      [
        book('ada', NINE, 30),
        { kind: 'sessions', answer: [{ id: 's1', start: NINE, minutes: 30 }] },
        balance(60, 30),
      ],
    ],
  ])('%s', (_what, steps) => {
    expect(outcomeOf(ledger, steps)).toBe('linearizable');
  });

  it.each<[string, LedgerOp[]]>([
    ['a lost update', [add(30, 'a', 'added'), add(60, 'b', 'added'), balance(120, 0)]],
    ['a form that counts twice', [add(30, 'a'), add(30, 'a', 'added'), balance(120, 0)]],
    ['minutes spent twice', [book('ada', NINE, 60, s1), book('ada', NINE + 90 * MINUTE, 30, s2)]],
    ['a stale balance', [add(30, 'a', 'added'), balance(60, 0)]],
    [
      'minutes that are held for nothing',
      [book('ada', NINE, 60, s1), cancel('s1', 'Cancelled'), balance(60, 60)],
    ],
    ['less than nothing', [add(-90, 'a', 'added')]],
    ['too little where there is enough', [book('ada', NINE, 60, 'tooLittle')]],
    ['a booking that no list has', [book('ada', NINE, 60, s1), { kind: 'sessions', answer: [] }]],
  ])('refuses %s', (_what, steps) => {
    expect(outcomeOf(ledger, steps)).toBe('refused');
  });
});
