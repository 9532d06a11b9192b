import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { BuildRecord } from '../../webpack/buildRecord';
import { openPage } from '../../dev/testing/member';

/** The hook of React's developer tools: each copy of react-dom on the page registers here. */
const COUNT_COPIES = `
  globalThis.copiesOfReact = [];
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: ({ version }) => globalThis.copiesOfReact.push(version),
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
`;

/** Opens the area as a member in the shell; returns which of its files were requested. */
export async function openArea(browser: Browser, origin: string, build: BuildRecord): Promise<string[]> {
  const page = await openPage(browser, origin, '/privacy-policy');
  const base = `/remotes/${build.app}/${build.version}/`;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(base)) asked.push(pathname.slice(base.length));
  });
  await page.addInitScript(COUNT_COPIES);
  await page.goto(`${origin}/book-club`);

  await page.getByRole('heading', { level: 1, name: 'Book club' }).waitFor();
  await page.getByRole('heading', { level: 2, name: /^\d evenings ahead$/ }).waitFor();
  assert.ok((await page.locator('main a[href^="/salons/"]').count()) > 1, 'its data is there');
  assert.ok(
    (await page.getByRole('navigation').getByRole('link', { name: 'Book club' }).count()) > 0,
    'the navigation leads to it',
  );
  await page.getByRole('link', { name: 'How it works' }).click();
  await page.getByRole('heading', { level: 1, name: 'About the book club' }).waitFor();

  assert.ok(asked.includes(build.entry));
  assert.ok(build.exposes['./remote']!.every((file) => asked.includes(file)));
  assert.deepEqual(
    asked.filter((file) => /^(libraries|federation)\./.test(file)),
    [],
    'libraries and runtime are those of the page',
  );
  const copies = await page.evaluate(() => (globalThis as { copiesOfReact?: string[] }).copiesOfReact);
  assert.equal(copies?.length, 1, 'React is there once');
  await page.close();
  return asked;
}

/** The sentence under the heading, after a new load of the page. */
export async function leadOf(
  browser: Browser,
  origin: string,
  account: 'member' | 'admin' = 'member',
): Promise<string> {
  const page = await openPage(browser, origin, '/book-club', account);
  const lead = await page.getByText(/^A (book|novel) before each salon/).innerText();
  await page.close();
  return lead;
}
