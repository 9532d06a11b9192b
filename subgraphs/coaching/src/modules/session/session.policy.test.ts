import { canMove } from './session.policy';

const DAY = 86_400_000;
const NOW = Date.UTC(2030, 0, 7, 12);
const session = { status: 'Scheduled', session_date: NOW + 2 * DAY, provider: null } as const;

it('lets the member move a session while cancelling is free', () => {
  expect(canMove('member', session, NOW)).toBe(true);
});

it.each([
  ['by the coach', canMove('coach', session, NOW)],
  ['within 24 hours', canMove('member', session, NOW + DAY + 1)],
  ['once it is cancelled', canMove('member', { ...session, status: 'Cancelled' }, NOW)],
  ['where it was booked on another page', canMove('member', { ...session, provider: 'calendly' }, NOW)],
])('allows no move %s', (_which, isAllowed) => {
  expect(isAllowed).toBe(false);
});
