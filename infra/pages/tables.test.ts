import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPage, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { places } from './places';

const ROOT = join(__dirname, '../..');
const remotes = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'src/remote.ts')));

interface Page {
  path: string;
  title: string;
  load: () => Promise<unknown>;
}

const sourceOf = (app: string) => join(ROOT, app, 'src');
const tableOf = async (app: string) =>
  ((await import(join(sourceOf(app), 'pages'))) as { pages: Page[] }).pages;
const manifestOf = async (app: string) =>
  ((await import(join(sourceOf(app), 'manifest'))) as { manifest: RemoteManifest }).manifest;

/** The module that a page's `load` imports, as the table writes it. */
const moduleOf = ({ load }: Page) => /\.\/routes\/\w+/.exec(String(load))?.[0] ?? '';

/** They lead on at once. */
const NOT_MEASURED = ['AdminPage', 'MembersRedirect'].map((name) => `./routes/${name}`);

describe.each(remotes)('the table of %s', (app) => {
  it('has a title and a component for every page, and each path once', async () => {
    const pages = await tableOf(app);

    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    for (const page of pages) {
      expect(page.title).not.toBe('');
      expect(readFileSync(`${join(sourceOf(app), moduleOf(page))}.tsx`, 'utf8')).toContain('export default ');
    }
  });

  it('is what the manifest says, with the same roles', async () => {
    const { pages } = await manifestOf(app);

    expect(pages).toEqual((await tableOf(app)).map(({ load: _load, ...page }) => page));
  });

  it('is the only list of its pages', () => {
    const others = readdirSync(sourceOf(app), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'pages.ts')
      .filter((file) =>
        /<Route\b|import\('[./]*\/routes\//.test(readFileSync(join(sourceOf(app), file), 'utf8')),
      );

    expect(others).toEqual([]);
  });
});

it('every page has a place that is measured', async () => {
  const pages = (await Promise.all(remotes.map(tableOf))).flat();
  const measured = Object.values(places)
    .flat()
    .flatMap((place) => findPage(pages, new URL(place, 'https://portal.example').pathname) ?? [])
    .map(moduleOf);

  expect(new Set([...measured, ...NOT_MEASURED])).toEqual(new Set(pages.map(moduleOf)));
});
