import type { Outcome } from '@athenaeum/registry';
import type { GraphAnswer } from '@athenaeum/graph';
import { outcomeOf } from './outcomeOf';

const errorOf = (code: string) => ({ message: 'No', extensions: { code } });

const outcomes: readonly (readonly [GraphAnswer, Outcome])[] = [
  [{ status: 200, data: { saveBookmark: { ok: true } } }, 'answered'],
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID', 'CONFLICT', 'LIMITED'].flatMap(
    (code): [GraphAnswer, Outcome][] => [
      [{ status: 200, data: { rsvp: { ok: false, code } } }, 'answered'],
      [{ status: 200, data: { me: null }, errors: [errorOf(code)] }, 'answered'],
    ],
  ),
  [{ status: 400, errors: [errorOf('UNAUTHENTICATED')] }, 'answered'],
  [{ status: 200, data: { rsvp: { ok: false, code: 'UNAVAILABLE' } } }, 'away'],
  [{ status: 200, data: { salon: {}, me: null }, errors: [errorOf('UNAVAILABLE')] }, 'away'],
  [{ status: 503 }, 'away'],
  [{ status: 200, data: null, errors: [errorOf('INTERNAL_SERVER_ERROR'), errorOf('UNAVAILABLE')] }, 'failed'],
  [{ status: 400, errors: [errorOf('BAD_USER_INPUT')] }, 'failed'],
  [{ status: 400, errors: [errorOf('TOO_EXPENSIVE')] }, 'failed'],
  // The edge's own errors, with messages of their own.
  [{ status: 400 }, 'failed'],
];

it.each(outcomes)('%j is %s', (answer, outcome) => {
  expect(outcomeOf(answer)).toBe(outcome);
});
