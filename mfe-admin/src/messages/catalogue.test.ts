import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addTranslation, readLanguageFrom } from '@athenaeum/messages';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { catalogue } from './catalogue';

type Message = string | ((values: Record<string, string | number>) => string);
const messagesOf = Object.entries(catalogue as unknown as Record<string, Record<string, Message>>);

/** Every value by its own name. */
const valuesWith = (count: number) =>
  new Proxy<Record<string, string | number>>(
    {},
    { get: (_values, name) => (name === 'count' ? count : String(name)) },
  );
const textOf = (message: Message, count = 1) =>
  typeof message === 'string' ? message : message(valuesWith(count));

it('has the messages of every file', () => {
  const files = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' });

  expect(messagesOf).toHaveLength(
    files.filter((file) => file.endsWith('.messages.ts')).length + Object.keys(contractCatalogue).length,
  );
});

it('gives every file a namespace of its own', () => {
  const first = messagesOf.map(([namespace, messages]) => ({ namespace, key: Object.keys(messages)[0]! }));
  for (const { namespace, key } of first) addTranslation('es', { [namespace]: { [key]: namespace } });
  readLanguageFrom(() => 'es');

  const read = messagesOf.map(([, messages], place) => textOf(messages[first[place]!.key]!));

  readLanguageFrom(null);
  expect(read).toEqual(first.map(({ namespace }) => namespace));
});

it.each(messagesOf)('says something with every message of %s', (_namespace, messages) => {
  for (const message of Object.values(messages))
    for (const count of [1, 2]) expect(textOf(message, count).trim()).not.toBe('');
});
