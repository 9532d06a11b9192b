import { schemaMessage } from '@athenaeum/kit/schemaMessages';
import { addSentences, readLanguageFrom, translateSentence } from '@athenaeum/messages';
import { sentences } from '../messages/es';

beforeAll(() => addSentences('es', sentences));
afterEach(() => readLanguageFrom(null));

it.each([
  { code: 'invalid_type', expected: 'string', input: undefined },
  ...['string', 'number', 'int', 'boolean', 'date'].map((expected) => ({
    code: 'invalid_type',
    expected,
    input: {},
  })),
  ...['string', 'array', 'number', 'date', 'file'].flatMap((origin) => [
    { code: 'too_big', origin, maximum: 9 },
    { code: 'too_small', origin, minimum: 9 },
    { code: 'too_small', origin, minimum: 1 },
  ]),
  ...['email', 'url', 'uuid'].map((format) => ({ code: 'invalid_format', format })),
  { code: 'invalid_value', input: 'else' },
  { code: 'not_multiple_of', divisor: 15 },
])('has zod’s built-in messages in Spanish: %j', (issue) => {
  const said = schemaMessage(issue as Parameters<typeof schemaMessage>[0]);

  readLanguageFrom(() => 'es');

  expect(translateSentence(said)).not.toBe(said);
});
