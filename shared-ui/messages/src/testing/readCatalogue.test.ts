import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineMessages } from '../defineMessages';
import { entriesOf } from './entriesOf';
import { emptyMessages, readCatalogue } from './readCatalogue';

const DEFINE = JSON.stringify(join(__dirname, '../defineMessages'));

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  mkdirSync(join(folder, 'site'));
  for (const [file, namespace] of Object.entries(files))
    writeFileSync(
      join(folder, file),
      `import { defineMessages } from ${DEFINE};\nexport const text = defineMessages('${namespace}', { all: 'All' });\nexport const OTHER = 5;\n`,
    );
  return folder;
}

it('finds the messages of every file, by namespace', async () => {
  const folder = folderWith({ 'rsvp.messages.ts': 'rsvp', 'site/find.messages.ts': 'search', 'a.ts': 'a' });

  const catalogue = await readCatalogue(folder);

  expect(Object.keys(catalogue).sort()).toEqual(['rsvp', 'search']);
  expect(entriesOf(catalogue.search!)).toEqual({ all: 'All' });
  expect(Object.keys(await readCatalogue(folder, 'site'))).toEqual(['rsvp']);
});

it('does not take a namespace that is defined twice', async () => {
  const folder = folderWith({ 'one.messages.ts': 'rsvp', 'two.messages.ts': 'rsvp' });

  await expect(readCatalogue(folder)).rejects.toThrow('rsvp is defined twice');
});

it('finds empty messages, in plurals too', () => {
  const home = defineMessages('home', { title: ' ', left: { one: '', other: '{count} left' }, all: 'All' });

  expect(emptyMessages({ home })).toEqual(['home.title', 'home.left']);
});
