import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineMessages } from '../defineMessages';
import { catalogueFaults } from './catalogueFaults';

const rsvp = defineMessages('rsvp', {
  attend: 'RSVP to Attend',
  seats: { one: '{count} seat', other: '{count} seats' },
});
const search = defineMessages('search', { all: 'All' });

function folderWith(...namespaces: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  for (const name of namespaces)
    writeFileSync(join(folder, `${name}.messages.ts`), `export const text = defineMessages('${name}', {});`);
  return folder;
}

it('finds nothing where every message is named as it is defined', () => {
  expect(catalogueFaults({ rsvp, search }, folderWith('rsvp', 'search'))).toEqual([]);
  expect(catalogueFaults({ rsvp, search }, folderWith('rsvp'), { search })).toEqual([]);
});

it('finds messages that are left out, and names that are not defined', () => {
  expect(catalogueFaults({ rsvp, search }, folderWith('rsvp', 'home'))).toEqual([
    'home: not in the catalogue',
    'search: defined by nobody',
  ]);
});

it('finds messages under another namespace', () => {
  expect(catalogueFaults({ rsvp: search, search: rsvp }, folderWith('rsvp', 'search'))).toEqual([
    'rsvp: defined as search',
    'search: defined as rsvp',
  ]);
});

it('finds empty messages, in plurals too', () => {
  const home = defineMessages('home', { title: ' ', left: { one: '', other: '{count} left' } });

  expect(catalogueFaults({ home }, folderWith('home'))).toEqual([
    'home.title: says nothing',
    'home.left: says nothing',
  ]);
});
