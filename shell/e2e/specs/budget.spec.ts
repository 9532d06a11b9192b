import type { Page } from '@playwright/test';
import { followTo, headingOf, homeOf, twoAreas } from '../fixtures/areas';
import { shiftOf, watchShifts } from '../fixtures/shifts';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const REQUESTS = 10;
/** As compressed, without the lines of HTTP around it. */
const JAVASCRIPT = 140 * 1024;

interface Traffic {
  requests: string[];
  javascript: number;
}

/** What a first visit costs on the wire, with nothing cached. */
async function measureTraffic(page: Page, visit: () => Promise<void>): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const traffic: Traffic = { requests: [], javascript: 0 };
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith('data:')) return;
    traffic.requests.push(new URL(response.url).pathname);
    if (response.mimeType.includes('javascript'))
      traffic.javascript += Number(response.headers['Content-Length']);
  });
  await visit();
  await session.detach();
  return traffic;
}

test('the shell and Home come in few requests and little code, once, and nothing on the page moves', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/privacy-policy');
  await watchShifts(page);

  const { requests, javascript } = await measureTraffic(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(2000);
  });

  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(javascript).toBeLessThanOrEqual(JAVASCRIPT);
  expect(await shiftOf(page)).toBeLessThan(0.001);
});

test('React is on the page once, whichever areas were visited', async ({ page }) => {
  // React tells whoever holds this hook about every renderer.
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  await beSignedIn(page, 'member', '/');
  const [one, two] = await twoAreas(page);

  await page.goto(homeOf(one)!);
  await expect(headingOf(page, one)).toBeVisible();
  await followTo(page, homeOf(two)!);
  await expect(headingOf(page, two)).toBeVisible();

  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
});
