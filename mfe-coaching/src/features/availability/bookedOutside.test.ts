import { bookedOutside } from './bookedOutside';

const LONDON = 'Europe/London';
const at = (iso: string, duration = 60) => ({
  id: iso,
  session_date: Date.parse(iso),
  duration,
  is_elsewhere: false,
  user: { id: 'u', name: 'Amara Osei' },
});
const mondays = (from: string, to: string) => ({ weekday: 1 as const, from, to });
const said = (given: object = {}) => ({
  timezone: LONDON,
  hours: [mondays('09:00', '12:00')],
  exceptions: [],
  ...given,
});
const outside = (session: ReturnType<typeof at>, given: object = {}) =>
  bookedOutside([session], said(given)).length === 1;

it.each([
  ['within them', '2026-12-07T10:00:00Z', 60, false],
  ['up to their end', '2026-12-07T11:00:00Z', 60, false],
  ['beyond their end', '2026-12-07T11:00:00Z', 90, true],
  ['before they begin', '2026-12-07T08:30:00Z', 30, true],
  ['on another day', '2026-12-08T10:00:00Z', 60, true],
])('a session %s: outside is %s', (_where, start, duration, expected) => {
  expect(outside(at(start, duration))).toBe(expected);
});

it('over two adjacent ranges is within them', () => {
  const hours = [mondays('11:00', '13:00'), mondays('09:00', '11:00')];

  expect(outside(at('2026-12-07T10:30:00Z', 60), { hours })).toBe(false);
});

it('a day off removes its hours, other hours replace them, more hours add to them', () => {
  const session = at('2026-12-07T10:00:00Z');
  const exception = (closed: boolean, ...hours: object[]) => ({
    exceptions: [{ date: '2026-12-07', closed, hours }],
  });

  expect(outside(session, exception(true))).toBe(true);
  expect(outside(session, exception(true, { from: '10:00', to: '11:00' }))).toBe(false);
  expect(outside(session, exception(true, { from: '15:00', to: '16:00' }))).toBe(true);
  expect(outside(session, exception(false, { from: '15:00', to: '16:00' }))).toBe(false);
  expect(outside(at('2026-12-07T15:00:00Z'), exception(false, { from: '15:00', to: '16:00' }))).toBe(false);
});

it('uses the coach’s local time across a daylight-saving change', () => {
  // 9:00 in London is 8:00 UTC from 29 March 2027 on.
  expect(outside(at('2027-03-22T09:00:00Z'))).toBe(false);
  expect(outside(at('2027-03-29T08:00:00Z'))).toBe(false);
  expect(outside(at('2027-03-22T08:00:00Z'))).toBe(true);
});

it('uses the coach’s local day', () => {
  // Tuesday in Sydney is still Monday in London.
  const hours = [{ weekday: 2 as const, from: '09:00', to: '10:00' }];

  expect(outside(at('2026-12-07T22:00:00Z'), { timezone: 'Australia/Sydney', hours })).toBe(false);
});

it('ignores what is booked on the coach’s own page', () => {
  expect(bookedOutside([{ ...at('2026-12-08T10:00:00Z'), is_elsewhere: true }], said())).toEqual([]);
});
