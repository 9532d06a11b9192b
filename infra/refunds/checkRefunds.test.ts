import {
  checkRefunds,
  countUnderWay,
  type FinalState,
  type StoredOrder,
  type StoredRefund,
} from './checkRefunds';

const refund = (given: Partial<StoredRefund> = {}): StoredRefund => ({
  ...{ _id: 'r1', amount: 100, request_id: 'f1', state: 'made', minutes: 60, gives_up_seat: false },
  ...{ asked_at: 1, settled_at: 2 },
  ...given,
});
const order = (given: Partial<StoredOrder> = {}): StoredOrder => ({
  ...{ reference: 'coaching.o1', user_id: 'ada', total: 100, refunded: 100, refunded_at: 2, seat: null },
  refunds: [refund()],
  ...given,
});
/** One refund of all that was paid, which went well. */
const state = (given: Partial<FinalState> = {}): FinalState => ({
  forms: [{ reference: 'coaching.o1', request_id: 'f1', amount: 100, reason: 'Agreed', heard: 'answered' }],
  orders: [order()],
  atProvider: [{ refund_id: 'r1', reference: 'coaching.o1', amount: 100, status: 'succeeded' }],
  ledger: [{ user_id: 'ada', minutes: -60, request_id: 'refund f1' }],
  audit: [{ reason: 'Agreed' }],
  outbox: [
    { _id: 'm1', kind: 'refund_requested', key: 'r1', state: 'done', attempts: 1 },
    { _id: 'm2', kind: 'refund_made', key: 'r1', state: 'done', attempts: 1 },
  ],
  letters: ['m2'],
  ...given,
});
/** The bank refused, or sent the money back. */
const failed = (given: Partial<FinalState> = {}): FinalState =>
  state({
    orders: [order({ refunded: 0, refunded_at: null, refunds: [refund({ state: 'failed' })] })],
    atProvider: [{ refund_id: 'r1', reference: 'coaching.o1', amount: 100, status: 'failed' }],
    ledger: [
      { user_id: 'ada', minutes: -60, request_id: 'refund f1' },
      { user_id: 'ada', minutes: 60, request_id: 'refund failed r1' },
    ],
    outbox: [{ _id: 'm1', kind: 'refund_requested', key: 'r1', state: 'done', attempts: 1 }],
    letters: [],
    ...given,
  });
const seat = (status: string, made: Partial<StoredRefund> = {}) =>
  state({
    orders: [order({ seat: status, refunds: [refund({ minutes: 0, gives_up_seat: true, ...made })] })],
    ledger: [],
  });

it.each([
  ['was made', state()],
  ['failed, and returned its minutes', failed()],
  ['was made and failed later, with its mail', failed({ outbox: state().outbox, letters: ['m2'] })],
  ['gave up its seat', seat('INVITED')],
  ['left the seat', seat('RESERVED', { gives_up_seat: false })],
  [
    'waits an hour for a bank that has reported it',
    state({
      outbox: [
        ...state().outbox,
        { _id: 'm3', kind: 'refund_requested', key: 'r1', state: 'open', attempts: 0 },
      ],
    }),
  ],
])('finds nothing in a refund that %s', (_what, given) => {
  expect(checkRefunds(given)).toEqual([]);
});

const [there] = state().atProvider;
const [line] = state().ledger;

it.each([
  [
    'made twice by the provider',
    state({ atProvider: [there!, there!] }),
    /so many refunds of the provider: 2/,
  ],
  ['never asked of it', state({ atProvider: [] }), /so many refunds of the provider: 0/],
  ['with another amount', state({ atProvider: [{ ...there!, amount: 90 }] }), /the provider has of r1: 90/],
  [
    'that nobody decided',
    state({ atProvider: [there!, { ...there!, refund_id: 'r9', reference: 'coaching.o9' }] }),
    /r9, which nobody decided/,
  ],
  ['failed there and not here', state({ atProvider: [{ ...there!, status: 'failed' }] }), /r1 .* is: "made"/],
  ['still under way', state({ orders: [order({ refunds: [refund({ state: 'pending' })] })] }), /"pending"/],
  ['that took its minutes twice', state({ ledger: [line!, line!] }), /taken minutes: \[-60,-60\]/],
  ['that took none', state({ ledger: [] }), /taken minutes: \[\]/],
  ['failed, and kept the minutes', failed({ ledger: [line!] }), /returned minutes: \[\]/],
  ['without its mail', state({ letters: [] }), /mails that came: 0/],
  [
    'with two mails',
    state({ outbox: [...state().outbox, { ...state().outbox[1]!, _id: 'm3' }] }),
    /mails: 2/,
  ],
  ['twice in the audit log', state({ audit: [...state().audit, ...state().audit] }), /audit log: 2/],
  [
    'of a form that was refused',
    state({ forms: [{ ...state().forms[0]!, heard: 'refused' }] }),
    /so many refunds: 1/,
  ],
  [
    'refused for nothing',
    state({
      orders: [order({ refunded: 0, refunded_at: null, refunds: [] })],
      forms: [{ ...state().forms[0]!, heard: 'refused' }],
      atProvider: [],
      audit: [],
    }),
    /refused for nothing/,
  ],
  ['counted wrongly', state({ orders: [order({ refunded: 90 })] }), /counts as refunded: 90/],
  ['not known to be whole', state({ orders: [order({ refunded_at: null })] }), /as a whole: false/],
  ['whose seat stays', seat('RESERVED'), /was refunded and is RESERVED/],
  ['whose seat is gone for nothing', seat('INVITED', { gives_up_seat: false }), /no refund took it/],
  [
    'whose seat is gone although it never was made',
    {
      ...seat('INVITED', { state: 'failed' }),
      outbox: [],
      atProvider: [{ ...there!, status: 'failed' }],
    },
    /no refund took it/,
  ],
  [
    'given up by its outbox',
    state({ outbox: [{ ...state().outbox[0]!, state: 'dead' }, state().outbox[1]!] }),
    /m1 \(refund_requested\) is dead/,
  ],
] as [string, FinalState, RegExp][])('finds a refund %s', (_what, given, problem) => {
  expect(checkRefunds(given)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});

it('counts the refunds that were under way when something was killed', () => {
  const refunds = [
    { sentAt: 10, settledAt: 20 },
    { sentAt: 21, settledAt: 30 },
    { sentAt: 40, settledAt: Infinity },
  ];

  expect(countUnderWay(refunds, [20, 15, 50])).toBe(2);
});
