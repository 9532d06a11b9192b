import type { Call } from './call';
import { judge } from './judge';
import type { Places } from './objects/objects';

const NINE = Date.UTC(2027, 0, 4, 9);
const HALF_HOUR = 1_800_000;
const places: Places = {
  salons: [{ id: 'salon', seats: 1 }],
  hours: [NINE],
  ledgers: [
    { who: 'ada', quantity: 60, held: 0 },
    { who: 'bo', quantity: 60, held: 0 },
  ],
};

let time = 0;
beforeEach(() => (time = 0));
const call = (kind: string, who: string, about: object, answer?: object | string): Call => {
  const heard =
    answer === undefined
      ? { outcome: 'unknown' }
      : typeof answer === 'string'
        ? { outcome: 'refused', why: answer }
        : { outcome: 'answered', answer };
  const calledAt = (time += 10);
  // Each test gives a kind what belongs to it.
  return {
    kind,
    who,
    about,
    heard,
    calledAt,
    answeredAt: answer === undefined ? null : calledAt + 5,
  } as Call;
};
const refusedOf = (calls: readonly Call[]) =>
  judge(places, calls)
    .filter(({ verdict }) => verdict.outcome === 'refused')
    .map(({ name }) => name.split(' ').slice(0, 3).join(' '));

const look = (who: string, status: string, left: number) =>
  call('look', who, { salon: 'salon' }, { left, rsvp: 'r', status, position: null });
const ask = (who: string, status: string) =>
  call('ask', who, { salon: 'salon' }, { rsvp: `of ${who}`, status, position: null });
const book = (who: string, start: number, answer?: object | string) =>
  call('book', who, { start, minutes: 30 }, answer);

it('finds nothing in a good one', () => {
  const calls = [
    ask('ada', 'RESERVED'),
    ask('bo', 'PENDING'),
    call('withdraw', 'ada', { salon: 'salon', rsvp: 'of ada' }, { status: 'INVITED' }),
    look('bo', 'RESERVED', 0),
    book('ada', NINE, { session: 's1' }),
    book('bo', NINE, 'taken'),
    call('move', 'ada', { session: 's1', start: NINE + HALF_HOUR, minutes: 30 }, { session: 's1' }),
    book('bo', NINE, { session: 's2' }),
    call('offers', 'bo', {}, { durations: {} }),
    call('balance', 'ada', {}, { quantity: 60, held: 30 }),
    call('add', 'ada', { minutes: -60, form: 'f' }, 'tooMuch'),
    call('sessions', 'ada', {}, { live: [{ id: 's1', start: NINE + HALF_HOUR, minutes: 30 }] }),
    call('cancel', 'ada', { session: 's1' }, { status: 'Cancelled' }),
    call('offers', 'bo', {}, { durations: { [NINE + HALF_HOUR]: [30, 60] } }),
    book('ada', NINE + 2 * HALF_HOUR, 'CONFLICT: another reason'),
  ];

  expect(refusedOf(calls)).toEqual([]);
});

it.each<[string, () => Call[], string[]]>([
  ['two in one seat', () => [ask('ada', 'RESERVED'), ask('bo', 'RESERVED')], ['salon salon with']],
  ['a stale look', () => [ask('ada', 'RESERVED'), look('ada', 'none', 1)], ['salon salon with']],
  [
    'two in one slot',
    () => [book('ada', NINE, { session: 's1' }), book('bo', NINE, { session: 's2' })],
    ['hour of 2027-01-04T09:00:00.000Z'],
  ],
  [
    'one moved onto another',
    () => [
      book('ada', NINE, { session: 's1' }),
      book('bo', NINE + HALF_HOUR, { session: 's2' }),
      call('move', 'bo', { session: 's2', start: NINE, minutes: 30 }, { session: 's2' }),
    ],
    ['hour of 2027-01-04T09:00:00.000Z'],
  ],
  [
    'a hold that stays when its session is cancelled',
    () => [
      book('ada', NINE, { session: 's1' }),
      call('cancel', 'ada', { session: 's1' }, { status: 'Cancelled' }),
      call('balance', 'ada', {}, { quantity: 60, held: 30 }),
    ],
    ['ledger of ada'],
  ],
  [
    'minutes that were acknowledged and are gone',
    () => [
      call('add', 'bo', { minutes: 30, form: 'f' }, {}),
      call('balance', 'bo', {}, { quantity: 60, held: 0 }),
    ],
    ['ledger of bo'],
  ],
])('refuses %s, of that object alone', (_what, calls, names) => {
  expect(refusedOf(calls())).toEqual(names);
});

it('draws the refused one: a bar for each call, the one that fits nowhere apart', () => {
  const [salon] = judge(places, [
    ask('ada', 'RESERVED'),
    call('ask', 'cy', { salon: 'salon' }),
    ask('bo', 'RESERVED'),
  ]);

  const drawing = salon!.drawing();

  expect(drawing).toContain('salon salon with 1 seats: refused');
  expect(drawing.match(/<g class="\w+"/g)).toEqual(
    expect.arrayContaining(['<g class="placed"', '<g class="open"', '<g class="stuck"']),
  );
  expect(drawing).toContain('ask → ?');
  // Three lanes.
  expect(drawing).toContain('viewBox="0 0 1950 178"');
});
