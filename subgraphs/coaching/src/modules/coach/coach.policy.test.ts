import { viewerOf } from '@athenaeum/kit/testing';
import { isCoach } from './coach.policy';

it('takes a caller with the account and the role for the coach', () => {
  expect(isCoach(viewerOf('maya', 'coach'), { user_id: 'maya' })).toBe(true);
});

it.each([
  ['of another account', viewerOf('nuria', 'coach'), 'maya'],
  ['who has lost the role', viewerOf('maya', 'member'), 'maya'],
  ['without an account for a coach without one', viewerOf(null, 'coach'), null],
])('does not take a caller %s', (_which, viewer, user_id) => {
  expect(isCoach(viewer, { user_id })).toBe(false);
});
