import { phaseOf } from './phaseOf';

const START = Date.parse('2026-11-24T18:30:00Z');
const minutes = (count: number) => START + count * 60_000;
const aSession = (status = 'Scheduled') => ({ status, session_date: START, duration: 60 });

it.each([
  ['before', -16],
  ['during', -15],
  ['during', 0],
  ['during', 59],
  ['after', 60],
] as const)('is %s at minute %d', (phase, minute) => {
  expect(phaseOf(aSession(), minutes(minute))).toBe(phase);
});

it.each([
  ['Cancelled', 'cancelled'],
  ['Completed', 'after'],
  ['No-show', 'after'],
] as const)('of a session that is %s is %s at any time', (status, phase) => {
  expect([-1000, 30].map((minute) => phaseOf(aSession(status), minutes(minute)))).toEqual([phase, phase]);
});
