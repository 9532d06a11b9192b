import * as z from 'zod';
import * as mini from 'zod/mini';
import { toResult } from './index';

const said = async (schema: { parse: (given: unknown) => unknown }, given: unknown) =>
  (await toResult(() => schema.parse(given))).message;

it.each([
  [z.number().max(100), 101, 'Enter 100 at most'],
  [z.number().int().min(1), 0, 'Enter 1 at least'],
  [z.number().int(), 1.5, 'Enter a whole number'],
  [z.number(), 'ten', 'Enter a number'],
  [z.number().multipleOf(15), 10, 'Enter a multiple of 15'],
  [z.string().max(5), 'too long', 'Keep it to 5 characters'],
  [z.string().min(1), '', 'Please fill this in'],
  [z.string().min(2), 'a', 'Type at least 2 characters'],
  [z.string(), undefined, 'Please fill this in'],
  [z.string(), 7, 'Please check this'],
  [z.email(), 'vera', 'Please enter a valid email'],
  [z.url(), 'vera', 'Enter a whole address, such as https://example.com'],
  [z.uuid(), 'vera', 'Please check how this is written'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Choose at most 2'],
  [z.array(z.string()).min(1), [], 'Choose at least one'],
  [z.enum(['a', 'b']), 'c', 'Choose one of the options'],
  [z.enum(['a', 'b']), undefined, 'Please fill this in'],
  [z.strictObject({}), { other: 1 }, 'Please check this'],
  [z.union([z.number(), z.boolean()]), 'x', 'Please check this'],
  [mini.number().check(mini.maximum(3)), 4, 'Enter 3 at most'],
  [mini.string().check(mini.maxLength(3)), 'long', 'Keep it to 3 characters'],
])('replaces the library’s own messages (%#)', async (schema, given, words) => {
  expect(await said(schema, given)).toBe(words);
});

it('leaves a message of the schema as it is', async () => {
  expect(await said(z.string().max(5, 'A title has five letters'), 'too long')).toBe(
    'A title has five letters',
  );
});
