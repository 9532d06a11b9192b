import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { coachingTime, payByCard } from '../fixtures/checkout';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// That a card was declined is an answer which the browser reports by itself.
test.use({ mayReportErrors: true });

// Others look at how much time the member of the walkthroughs has.
for (const { who, ...viewport } of [
  { who: 'support', width: 320, height: 720 },
  { who: 'editor', width: 1440, height: 900 },
])
  test(`somebody buys coaching time in the test checkout, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, who);
    const before = await coachingTime(page);

    await page.goto('/manage-plan');
    await page.getByRole('radio', { name: '3 hours of coaching' }).check();
    await page.getByRole('button', { name: 'Continue to payment, $690' }).dblclick();
    await page.waitForURL('**/api/billing/embedded/**');
    await expect(page.getByRole('row', { name: /3 hours of coaching/ })).toContainText('$690.00');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);

    await payByCard(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    expect(await findings(page)).toEqual([]);

    await payByCard(page, '4242 4242 4242 4242');
    await page.waitForURL(/\/manage-plan\?order=[\w-]+&checkout=done$/);
    await expect(page.getByText('Thank you, your payment is confirmed.')).toBeVisible();
    expect((await coachingTime(page)).quantity).toBe(before.quantity + 180);
    expect((await coachingTime(page)).ledger[0]).toMatchObject({ type: 'purchase', minutes: 180 });
    const history = page.getByRole('region', { name: 'Time history' });
    await expect(history.getByRole('row').nth(1)).toContainText('Bought');
    const receipts = page.getByRole('region', { name: 'Purchases and receipts' });
    await expect(receipts.getByRole('article').first()).toContainText('Receipt');
    await expect(receipts).toContainText('$690');
  });

/** What axe finds, in light and in dark. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const ids = await page.evaluate(() =>
      // Left in the window by a script, which no type knows.
      (window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe
        .run()
        .then(({ violations }) => violations.map(({ id }) => id)),
    );
    found.push(...ids.map((id) => `${colorScheme}: ${id}`));
  }
  return found;
}
