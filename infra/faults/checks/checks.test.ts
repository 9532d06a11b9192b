import { EMPTY, type OutboxState, type RSVPState, type SessionState, type State } from '../finalState';
import type { Answer, Kind, Operation } from '../history';
import { checkAcknowledged } from './acknowledged';
import { checkCoaching } from './coaching';
import { checkKept } from './kept';
import type { Period } from './period';
import { checkProgress } from './progress';
import { checkSeats } from './seats';
import { checkTold, type Outside } from './told';

const SALON = { _id: 'salon', title: 'Pay', capacity: 1, seats_free: 0 };

let time = 0;
beforeEach(() => (time = 0));

/** Sequential operations, by `ada` by default. */
const asked = (kind: Kind, given: Partial<Operation>): Operation => ({
  kind,
  who: 'ada',
  about: 'salon',
  outcome: given.answer ? 'acknowledged' : 'unknown',
  answer: null,
  invokedAt: (time += 10),
  endedAt: time + 5,
  ...given,
});
const answered = (value: Answer['value'], id = 'one'): Partial<Operation> => ({ answer: { id, value } });
const rsvp = (given: Partial<RSVPState>): RSVPState => ({
  _id: 'one',
  salon_id: 'salon',
  user_id: 'ada',
  status: 'RESERVED',
  queued_at: 12,
  responded_at: 12,
  ...given,
});
const session = (given: Partial<SessionState>): SessionState => ({
  _id: 'one',
  user_id: 'ada',
  coach_id: 'maya',
  session_date: 0,
  duration: 30,
  status: 'Scheduled',
  sequence: 0,
  ...given,
});
const message = (given: Partial<OutboxState>): OutboxState => ({
  _id: 'm1',
  kind: 'rsvp_flow',
  key: 'm1',
  state: 'done',
  created_at: 0,
  due_at: 0,
  attempts: 1,
  ...given,
});
const period = (operations: Operation[], after: Partial<State>, before: Partial<State> = {}): Period => ({
  operations,
  before: { ...EMPTY, ...before },
  after: { ...EMPTY, ...after },
});

describe('what was acknowledged', () => {
  const own = (...status: string[]) => ({ rsvps: status.map((one) => rsvp({ status: one })) });

  it.each([
    ['is there', [['seat', answered('RESERVED')]], 'RESERVED'],
    [
      'is the last of several',
      [
        ['seat', answered('RESERVED')],
        ['leave', answered('INVITED')],
      ],
      'INVITED',
    ],
    ['may have moved up', [['seat', answered('PENDING')]], 'RESERVED'],
    [
      'may have been followed by what nobody answered',
      [
        ['seat', answered('RESERVED')],
        ['leave', {}],
      ],
      'INVITED',
    ],
    [
      'may come before what was sent first',
      [
        ['leave', {}],
        ['seat', answered('RESERVED')],
      ],
      'INVITED',
    ],
    ['is as it was when the rest was refused', [['leave', { outcome: 'failed' }]], 'RESERVED'],
  ] as [string, [Kind, Partial<Operation>][], string][])('%s', (_what, asking, status) => {
    const operations = asking.map(([kind, given]) => asked(kind, given));

    expect(checkAcknowledged(period(operations, own(status), own('RESERVED')))).toEqual([]);
  });

  it.each([
    ['is gone', [['seat', answered('RESERVED')]], []],
    ['was taken back', [['leave', answered('INVITED')]], ['RESERVED']],
    [
      'was undone though that was refused',
      [
        ['seat', answered('RESERVED')],
        ['leave', { outcome: 'failed' }],
      ],
      ['INVITED'],
    ],
    ['fell back in line', [['seat', answered('RESERVED')]], ['PENDING']],
  ] as [string, [Kind, Partial<Operation>][], string[]][])('%s', (_what, asking, status) => {
    const operations = asking.map(([kind, given]) => asked(kind, given));

    expect(checkAcknowledged(period(operations, own(...status)))).toHaveLength(1);
  });

  it('of a session: booked and gone, cancelled and still there', () => {
    const operations = [
      asked('book', { about: undefined, ...answered('Scheduled', 'gone') }),
      asked('cancel', { about: 'two', ...answered('Cancelled', 'two') }),
      asked('book', { about: undefined }),
    ];

    const problems = checkAcknowledged(period(operations, { sessions: [session({ _id: 'two' })] }));

    expect(problems).toEqual([
      'session gone is not there, not Scheduled',
      'session two is Scheduled, not Cancelled',
    ]);
  });
});

describe('seats', () => {
  it('are well when the room is full, with a line in its order', () => {
    const bo = rsvp({ _id: 'two', user_id: 'bo', status: 'PENDING' });

    expect(checkSeats(period([], { salons: [SALON], rsvps: [rsvp({}), bo] }))).toEqual([]);
  });

  it.each([
    [
      'more than there are',
      { ...SALON, seats_free: -1 },
      [rsvp({}), rsvp({ user_id: 'bo' })],
      /2 in 1 seats/,
    ],
    ['counted as free', { ...SALON, seats_free: 1 }, [rsvp({})], /counts 1 free/],
    ['lost to the count', { ...SALON, seats_free: 0 }, [], /counts 0 free/],
    ['free beside a line', { ...SALON, seats_free: 1 }, [rsvp({ status: 'PENDING' })], /beside a free seat/],
    ['twice for one', { ...SALON, capacity: 2 }, [rsvp({}), rsvp({})], /ada has 2 RSVPs/],
  ])('are not well: %s', (_what, salon, rsvps, problem) => {
    expect(checkSeats(period([], { salons: [salon], rsvps }))).toEqual([expect.stringMatching(problem)]);
  });

  const own = asked('seat', { who: 'bo', invokedAt: 10, endedAt: 15, ...answered('PENDING', 'two') });
  const waiting = rsvp({ _id: 'two', user_id: 'bo', status: 'PENDING', queued_at: 12 });

  it('go to the member whose place was acknowledged before the other asked', () => {
    const later = asked('seat', { invokedAt: 20, endedAt: 25, ...answered('RESERVED') });
    const rsvps = [rsvp({ queued_at: 22 }), waiting];

    expect(checkSeats(period([own, later], { salons: [SALON], rsvps }))).toEqual([
      'ada has a seat at salon before bo, who was first',
    ]);
  });

  it('may go to either of two who asked at once', () => {
    const atOnce = asked('seat', { invokedAt: 14, endedAt: 25, ...answered('RESERVED') });
    const rsvps = [rsvp({ queued_at: 22 }), waiting];

    expect(checkSeats(period([own, atOnce], { salons: [SALON], rsvps }))).toEqual([]);
  });
});

describe('coaching', () => {
  const line = (sequence: number, minutes: number, held: number, more = {}) => ({
    user_id: 'ada',
    sequence,
    minutes,
    held,
    ...more,
  });

  it('is well when what is held is what is booked', () => {
    const booked = [session({}), session({ _id: 'two', session_date: 30 * 60_000 })];

    expect(checkCoaching({ sessions: booked, ledger: [line(1, 60, 0), line(2, 0, 60)] })).toEqual([]);
  });

  it.each([
    [
      'two at once',
      [session({}), session({ _id: 'two', session_date: 60_000 })],
      [line(1, 60, 60)],
      /overlap/,
    ],
    ['a gap', [session({})], [line(1, 60, 0), line(3, 0, 30)], /gap at 3/],
    ['a line twice', [session({})], [line(1, 60, 0), line(1, 0, 30)], /gap at 1/],
    ['spent twice', [session({ duration: 90 })], [line(1, 60, 0), line(2, 0, 90)], /below zero at 2/],
    ['a hold without a session', [], [line(1, 60, 30)], /holds 30 for sessions of 0/],
    ['a session without a hold', [session({})], [line(1, 60, 0)], /holds 0 for sessions of 30/],
    [
      'a payment twice',
      [],
      [1, 2].map((sequence) => line(sequence, 60, 0, { order_id: 'o', product_id: 'hour' })),
      /hour of o was added 2 times/,
    ],
  ])('is not well: %s', (_what, sessions, ledger, problem) => {
    expect(checkCoaching({ sessions, ledger })).toEqual([expect.stringMatching(problem)]);
  });
});

describe('progress', () => {
  const at = (progress: number) => ({ progress: [{ user_id: 'ada', salon_id: 'salon', progress }] });
  const save = (wish: number, value?: number) =>
    asked('watch', { wish, ...(value === undefined ? {} : answered(value)) });

  it.each([
    ['grows', [save(0.2, 0.2), save(0.3, 0.3)], 0.3],
    ['keeps more than a late save', [save(0.3, 0.3), save(0.2, 0.3)], 0.3],
    ['may hold what nobody acknowledged', [save(0.2, 0.2), save(0.4)], 0.4],
    ['may not hold it, too', [save(0.2, 0.2), save(0.4)], 0.2],
  ])('%s', (_what, operations, found) => {
    expect(checkProgress(period(operations, at(found), at(0.1)))).toEqual([]);
  });

  it.each([
    ['was lost', [save(0.3, 0.3)], 0.1],
    ['went back in an answer', [save(0.3, 0.3), save(0.2, 0.2)], 0.3],
    ['was answered as less than was saved', [save(0.3, 0.2)], 0.3],
    ['comes from nowhere', [save(0.3, 0.3)], 0.9],
    ['went back though nothing was acknowledged', [save(0.3)], 0],
  ])('%s', (_what, operations, found) => {
    expect(checkProgress(period(operations, at(found), at(0.1)))).toHaveLength(1);
  });
});

describe('what is kept', () => {
  const upload = () => asked('upload', { wish: 'digest', ...answered('a/key.pdf', 'a/key.pdf') });
  const file = (state: string) => ({ files: [{ key: 'a/key.pdf', state }] });
  const pay = () => asked('pay', { about: 'order', ...answered('taken', 'order') });
  const paid = { orders: [{ _id: 'order', user_id: 'ada', status: 'paid' }] };
  const added = { ledger: [{ user_id: 'ada', sequence: 1, minutes: 60, held: 0, order_id: 'order' }] };

  it('is there as it was sent, paid and added', () => {
    const check = checkKept(new Map([['a/key.pdf', 'digest']]));

    expect(check(period([upload(), pay()], { ...file('waiting'), ...paid, ...added }))).toEqual([]);
  });

  it.each([
    ['a file without a record', upload, {}, 'digest'],
    ['a file that nobody may read', upload, file('arriving'), 'digest'],
    ['a file that is another', upload, file('waiting'), 'another'],
    ['a payment that is forgotten', pay, added, ''],
    ['a payment for nothing', pay, paid, ''],
  ])('is not there: %s', (_what, operation, after, digest) => {
    expect(checkKept(new Map([['a/key.pdf', digest]]))(period([operation()], after))).toHaveLength(1);
  });
});

describe('what other systems received', () => {
  const nobody: Outside = { seats: [], progress: [], letters: new Set() };
  const heard = (...statuses: string[]) => ({
    ...nobody,
    seats: statuses.map((status) => ({ user_id: 'ada', event_id: 'salon', rsvp: status })),
  });
  const seat = () => asked('seat', answered('RESERVED'));
  const leave = () => asked('leave', answered('INVITED'));
  const now = (status: string) => ({ rsvps: [rsvp({ status, queued_at: 0 })] });

  it.each([
    ['every change in its order', () => [seat(), leave(), seat()], ['RESERVED', 'INVITED', 'RESERVED']],
    ['more than was acknowledged', () => [seat(), asked('leave', {})], ['RESERVED', 'INVITED', 'RESERVED']],
    ['nothing of what changed nothing', () => [asked('seat', { outcome: 'failed' })], []],
  ])('well: %s', (_what, operations, told) => {
    const before = told.length > 0 ? {} : now('RESERVED');

    expect(checkTold(heard(...told))(period(operations(), now('RESERVED'), before))).toEqual([]);
  });

  it.each([
    ['nothing', () => [seat()], []],
    ['the same in another order', () => [seat(), leave(), seat()], ['RESERVED', 'RESERVED', 'INVITED']],
    ['not what is true now', () => [seat(), asked('leave', {})], ['RESERVED', 'INVITED']],
  ])('not well: %s', (_what, operations, told) => {
    expect(checkTold(heard(...told))(period(operations(), now('RESERVED')))).not.toEqual([]);
  });

  it.each([
    ['was given up', message({ state: 'dead' })],
    ['waits', message({ state: 'open' })],
    ['waits for another', message({ state: 'queued' })],
  ])('not well: a message that %s', (_what, row) => {
    expect(checkTold(nobody)(period([], { outbox: [row] }))).toHaveLength(1);
  });

  it('a reminder may wait', () => {
    const reminder = message({ kind: 'salon_reminder', state: 'open' });

    expect(checkTold(nobody)(period([], { outbox: [reminder] }))).toEqual([]);
  });

  it('unhealthy: progress that the CRM has not received', () => {
    const progress = [{ user_id: 'ada', salon_id: 'salon', progress: 0.4 }];
    const stale = { ...nobody, progress: [{ userId: 'ada', salonId: 'salon', progress: 0.3 }] };

    expect(checkTold(stale)(period([], { progress }))).toHaveLength(1);
    expect(checkTold(stale)(period([], { progress }, { progress }))).toEqual([]);
  });

  describe('by letter', () => {
    const booking = () => asked('book', { about: undefined, ...answered('Scheduled') });
    const confirmations = [
      message({ _id: 'm1', kind: 'session_confirmation', key: 'one:0:member' }),
      message({ _id: 'm2', kind: 'session_confirmation', key: 'one:0:coach' }),
    ];
    const came = (...ids: string[]) => ({ ...nobody, letters: new Set(ids) });

    it.each([
      ['both have it', confirmations, ['m1', 'm2'], []],
      [
        'one confirmation is lost',
        confirmations,
        ['m2'],
        ['session_confirmation one:0:member did not arrive'],
      ],
      [
        'the member was forgotten',
        confirmations.slice(1),
        ['m2'],
        ['session_confirmation one:0:member was never written'],
      ],
    ])('of a session: %s', (_what, outbox, letters, problems) => {
      const after = { sessions: [session({})], outbox };

      expect(checkTold(came(...letters))(period([booking()], after))).toEqual(problems);
    });

    it('of a session that was cancelled since, nobody needs one', () => {
      const after = { sessions: [session({ status: 'Cancelled' })] };

      expect(checkTold(nobody)(period([booking()], after))).toEqual([]);
    });

    it('of a seat: a member who was promoted has the confirmation', () => {
      const waited = asked('seat', { invokedAt: 10, endedAt: 15, ...answered('PENDING') });
      const moved = { rsvps: [rsvp({ queued_at: 12 })] };
      const told = heard('PENDING', 'RESERVED');
      const promotion = message({ kind: 'waitlist_promotion', key: 'one:12' });

      expect(checkTold(told)(period([waited], moved))).toEqual([
        'waitlist_promotion one:12 was never written',
      ]);
      expect(checkTold(told)(period([waited], { ...moved, outbox: [promotion] }))).toEqual([
        'waitlist_promotion one:12 did not arrive',
      ]);
      expect(
        checkTold({ ...told, letters: new Set(['m1']) })(period([waited], { ...moved, outbox: [promotion] })),
      ).toEqual([]);
    });
  });
});
