import { outcomeOf } from './outcomeOf';

const errorOf = (code: string) => ({ message: 'No', extensions: { code } });

it.each([
  [{ status: 200, data: { saveBookmark: { ok: true } } }, 'answered'],
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID', 'CONFLICT', 'LIMITED'].flatMap((code) => [
    [{ status: 200, data: { rsvp: { ok: false, code } } }, 'answered'] as const,
    [{ status: 200, data: { me: null }, errors: [errorOf(code)] }, 'answered'] as const,
  ]),
  [{ status: 400, errors: [errorOf('UNAUTHENTICATED')] }, 'answered'],
  [{ status: 200, data: { rsvp: { ok: false, code: 'UNAVAILABLE' } } }, 'away'],
  [{ status: 200, data: { salon: {}, me: null }, errors: [errorOf('UNAVAILABLE')] }, 'away'],
  [{ status: 503 }, 'away'],
  [{ status: 200, data: null, errors: [errorOf('INTERNAL_SERVER_ERROR'), errorOf('UNAVAILABLE')] }, 'failed'],
  [{ status: 400, errors: [errorOf('BAD_USER_INPUT')] }, 'failed'],
  [{ status: 400, errors: [errorOf('TOO_EXPENSIVE')] }, 'failed'],
  // The edge's own errors, with messages of their own.
  [{ status: 400 }, 'failed'],
] as const)('%j is %s', (answer, outcome) => {
  expect(outcomeOf(structuredClone(answer) as never)).toBe(outcome);
});
