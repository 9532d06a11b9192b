import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_USAGE } from '../packages/remoteBuild/release/commands';

const ROOT = join(__dirname, '../..');
const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');
/** The requirements of level 1 and of level 2 in version 5.0.0. */
const REQUIREMENTS = { '1': 70, '2': 183 };

const ROW = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| ([a-z ]+?) +\| (.+?) +\|$/gm;
const asvsRows = () =>
  [...read('infra/guides/asvs.md').matchAll(ROW)].map(([, id = '', level = '', stands = '']) => ({
    id,
    level,
    stands,
  }));

/** What is named as evidence: a path from the root, with a folder or an ending. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+|[\w-]+\.(?:md|json))`/g)].map(([, file = '']) => file);
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(((?!https?:)[^)#]+)\)/g)].map(([, link = '']) => link);
const isThere = (file: string) => existsSync(join(ROOT, file));

it.each([
  ['infra/guides/asvs.md', 50],
  ['infra/guides/safety.md', 50],
  ['infra/guides/architecture.md', 20],
])('every file that %s names is there', (page, least) => {
  const files = filesIn(read(page));

  expect(files.length).toBeGreaterThan(least);
  expect([...new Set(files)].filter((file) => !isThere(file))).toEqual([]);
});

it('everything that the page on security leads to is there', () => {
  const links = linksIn(read('SECURITY.md'));

  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});

it('everything that the page on architecture leads to is there', () => {
  const links = linksIn(read('infra/guides/architecture.md'));

  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !isThere(join('infra/guides', link)))).toEqual([]);
});

it('the guide for area teams names every command of athenaeum-remote, and each of its options', () => {
  const [, begun = ''] = /const USAGE = `([^`]*)`/.exec(read('infra/packages/remoteBuild/cli.ts'))!;
  const usage = begun + RELEASE_USAGE;
  const commands = [...usage.matchAll(/^athenaeum-remote (\w+)/gm)].map(([, command]) => command);
  const options = usage.match(/--[a-z-]+/g)!;
  const [, table = ''] = /^Every command[^]*?\n\n(\|[^]*?)\n\n/m.exec(read('infra/guides/area-teams.md'))!;

  expect(new Set(commands).size).toBeGreaterThan(8);
  expect(new Set(options).size).toBeGreaterThan(8);
  expect(commands.filter((command) => !table.includes(`| \`${command}`))).toEqual([]);
  expect(options.filter((option) => !table.includes(option))).toEqual([]);
});

it('the table has every requirement once, and says of each how it stands', () => {
  const rows = asvsRows();

  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(REQUIREMENTS))
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
});

it.each(['met', 'partly', 'not met', 'does not apply'])('it counts as many as are %s', (stands) => {
  const rows = asvsRows().filter((row) => row.stands === stands);
  const of = (level: string) => rows.filter((row) => row.level === level).length;
  const told = new RegExp(`^\\| ${stands} +\\| (\\d+) +\\| (\\d+) +\\| (\\d+) +\\|$`, 'm');

  const [, ...counts] = told.exec(read('infra/guides/asvs.md'))!;

  expect(counts.map(Number)).toEqual([of('1'), of('2'), rows.length]);
});
