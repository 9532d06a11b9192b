import type { PublishedArea } from '../fixtures/areas';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** What an entry leaves on a page. */
interface Container {
  init(libraries: object): Promise<unknown>;
  get(module: string): Promise<() => object>;
}

test('a remote on a page that has no runtime to lend brings it along', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: PublishedArea[] };
  const { base, entry } = remotes.find(({ name }) => name === 'mfe-learning')!;
  // As a shell before the runtime was on its pages: it hands its libraries to what the entry leaves, and asks for the module.
  await page.route('**/shell-of-before', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Before</title>' }),
  );
  await page.goto('/shell-of-before');
  await page.addScriptTag({ url: base + entry });

  const names = await page.evaluate(async () => {
    // An entry leaves its container as a global, which no type knows.
    const { mfe_learning: container } = window as unknown as { mfe_learning: Container };
    await container.init({});
    const factory = await container.get('./remote');
    return Object.keys(factory());
  });

  expect(names).toEqual(expect.arrayContaining(['bootstrap', 'mount', 'unmount']));
  expect(asked.filter((path) => /\/federation\.\w+\.js$/.test(path))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('.js')).every((path) => path.startsWith(base))).toBe(true);
});

test('in the shell no area brings a runtime of its own', async ({ page }) => {
  await beSignedIn(page, 'member', '/calendar');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(asked.filter((path) => path.includes('/federation.'))).toEqual([]);
});
