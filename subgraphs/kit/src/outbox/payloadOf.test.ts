import * as z from 'zod';
import * as mini from 'zod/mini';
import { payloadOf, withoutUnknown } from './payloadOf';

const message = (payload: { parse(value: unknown): unknown }) => ({ channel: 'mail', kind: 'news', payload });
const news = z.strictObject({
  id: z.string(),
  to: z.union([z.strictObject({ desk: z.literal('support') }), z.strictObject({ user_id: z.string() })]),
  lines: z.array(z.strictObject({ text: z.string() })),
});
const known = { id: 'one', to: { user_id: 'ngozi' }, lines: [{ text: 'Hello' }] };

describe('what a newer version has written', () => {
  it.each([
    ['beside what is known', { ...known, since: 1 }],
    ['in a list', { ...known, lines: [{ text: 'Hello', size: 2 }] }],
    ['in one of several forms', { ...known, to: { user_id: 'ngozi', name: 'Ngozi' } }],
    [
      'in all of these',
      { ...known, since: 1, lines: [{ text: 'Hello', size: 2 }], to: { user_id: 'ngozi', at: 1 } },
    ],
  ])('is read without the field: %s', (_where, stored) => {
    const before = structuredClone(stored);

    expect(payloadOf(message(news), stored)).toEqual(known);
    expect(stored).toEqual(before);
  });

  it('is read likewise by the small schemas of contracts', () => {
    const small = mini.strictObject({ id: mini.string() });

    expect(payloadOf(message(small), { id: 'one', since: 1 })).toEqual({ id: 'one' });
  });
});

it.each([
  ['something is missing', { id: 'one', since: 1 }],
  ['something is of another kind', { ...known, id: 7, since: 1 }],
])('is refused where %s', (_what, stored) => {
  expect(() => payloadOf(message(news), stored)).toThrow();
  expect(withoutUnknown(news, stored)).toBe(stored);
});
