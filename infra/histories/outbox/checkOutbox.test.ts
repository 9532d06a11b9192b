import { checkOutbox, type Outbox, type Row } from './checkOutbox';

const flow = (_id: string, place: number, state = 'done'): Row => ({
  ...{ _id, kind: 'rsvp_flow', key: _id, subject: 'rsvp_flow:one', place, state },
});
const told = (key: string, rsvp: string) => ({ key, path: '/rsvp_flow', body: { rsvp } });
const letter = (_id: string, to: string): Row => ({
  ...{ _id, kind: 'session_confirmation', key: `s1:0:${to}`, state: 'done' },
});
const WELL: Outbox = {
  rows: [flow('a', 1), flow('b', 2), letter('m', 'member'), letter('c', 'coach')],
  rsvps: [{ _id: 'one', status: 'INVITED', calendar_changes: 1 }],
  sessions: [{ _id: 's1', status: 'Scheduled', sequence: 0 }],
  told: [told('a', 'RESERVED'), told('b', 'INVITED')],
  letters: ['m'],
};

it.each<[string, Partial<Outbox>]>([
  ['everything once', {}],
  [
    'something twice, under one key',
    { told: [told('a', 'RESERVED'), told('a', 'RESERVED'), told('b', 'INVITED')] },
  ],
  ['an old one again, late', { told: [told('a', 'RESERVED'), told('b', 'INVITED'), told('a', 'RESERVED')] }],
  [
    'no letter about what was cancelled since',
    { letters: [], sessions: [{ _id: 's1', status: 'Cancelled', sequence: 1 }] },
  ],
  [
    'a reminder that waits',
    { rows: [...WELL.rows, { _id: 'r', kind: 'salon_reminder', key: 'r', state: 'open' }] },
  ],
])('is well: %s', (_what, given) => {
  expect(checkOutbox({ ...WELL, ...given })).toEqual([]);
});

it.each<[string, Partial<Outbox>, RegExp]>([
  [
    'a message that was given up',
    { rows: [flow('a', 1), flow('b', 2, 'dead'), ...WELL.rows.slice(2)] },
    /given up/,
  ],
  ['one that waits', { rows: [flow('a', 1), flow('b', 2, 'open'), ...WELL.rows.slice(2)] }, /has not left/],
  ['one that is done and was not told', { told: [told('b', 'INVITED')] }, /a about RSVP one was never told/],
  [
    'a change without a message',
    { rsvps: [{ _id: 'one', status: 'INVITED', calendar_changes: 2 }] },
    /changed 3 times, and there are 2/,
  ],
  [
    'a lost message',
    {
      rows: [flow('b', 2), ...WELL.rows.slice(2)],
      rsvps: [{ _id: 'one', status: 'INVITED' }],
      told: [told('b', 'INVITED')],
    },
    /is lost/,
  ],
  ['what was not committed', { told: [...WELL.told, told('x', 'RESERVED')] }, /x was told and is no message/],
  [
    'two things under one key',
    { told: [told('a', 'RESERVED'), told('a', 'PENDING'), told('b', 'INVITED')] },
    /not the same/,
  ],
  ['another order', { told: [told('b', 'INVITED'), told('a', 'RESERVED')] }, /not in its order/],
  [
    'not what it is now',
    { rsvps: [{ _id: 'one', status: 'RESERVED', calendar_changes: 1 }] },
    /INVITED last, and it is RESERVED/,
  ],
  ['a booking without a message', { rows: WELL.rows.slice(0, 3) }, /s1:0:coach was never written/],
  ['a letter that did not arrive', { letters: [] }, /s1:0:member did not arrive/],
])('is not well: %s', (_what, given, problem) => {
  expect(checkOutbox({ ...WELL, ...given })).toContainEqual(expect.stringMatching(problem));
});
