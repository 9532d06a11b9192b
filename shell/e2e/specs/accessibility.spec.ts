import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/signIn';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const places = {
  member: [
    '/',
    '/my-salons',
    '/salons/the-art-of-the-ask',
    '/salons/negotiating-your-next-role',
    '/?query_search=board',
    '/?query_search=zzzzzz',
    '/categories/govern',
    '/goals/build-a-public-voice',
    '/speakers/ruth-adeyemi',
    '/collections/a-seat-of-your-own',
    '/expert-strategists',
    '/expert-strategists/experts/maya-chen',
    '/community/members',
    '/community/members/ingrid-solberg',
    '/opportunities?opportunity=audit-chair-confidential',
    '/member-agreement',
  ],
  admin: ['/admin/members'],
  nobody: [
    '/',
    '/upcoming-events',
    '/upcoming-events/the-art-of-the-ask',
    '/upcoming-events?term=zzzz',
    '/there/is/nothing',
  ],
};

for (const [who, paths] of Object.entries(places))
  test(`nothing stands in the way of assistive technology for ${who} @phone`, async ({ page }) => {
    test.setTimeout(180_000);
    if (who !== 'nobody') await signIn(page, who);
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');

      expect(await findings(page), path).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });

interface Finding {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds against WCAG 2.2 AA: the rule and the first place it is broken. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } }).axe
      .run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      .then((result) => result.violations),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
