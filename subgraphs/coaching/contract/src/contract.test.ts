import { creditTime, sessionButton, sessionGroup, sessionTitle } from './index';

it.each([
  [0, '0 min'],
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [600, '10 h'],
])('says %i minutes as %s', (minutes, said) => {
  expect(creditTime(minutes)).toBe(said);
});

it.each([
  ['Cancelled', 2_000, 'Cancelled'],
  ['Scheduled', 2_000, 'Upcoming'],
  ['Scheduled', 500, 'Past'],
  ['Completed', 500, 'Past'],
])('groups a session that is %s at %i under %s', (status, session_date, group) => {
  expect(sessionGroup({ status, session_date }, 1_000)).toBe(group);
});

it('offers a session to her who has time and time to her who has none', () => {
  expect(sessionButton(30)).toEqual({ label: 'Schedule Session', to: null });
  expect(sessionButton(0)).toEqual({ label: 'Buy Coaching', to: '/manage-plan' });
  expect(sessionButton(null)).toEqual({ label: 'Buy Coaching', to: '/manage-plan' });
});

it('names a session as its card does', () => {
  expect(sessionTitle(60, 'Maya Chen')).toBe('60 General Coaching with Maya Chen');
});
