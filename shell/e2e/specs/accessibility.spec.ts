import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { places } from '../fixtures/places';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const [who, paths] of Object.entries(places))
  test(`nothing stands in the way of assistive technology for ${who} @phone`, async ({ page }) => {
    test.setTimeout(240_000);
    if (who !== 'nobody') await signIn(page, who);
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findings(page), `${path}, ${colorScheme}`).toEqual([]);
      }
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
