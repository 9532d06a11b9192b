import { findings } from '../fixtures/axe';
import { payByCard } from '../fixtures/checkout';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

// That a card was declined is an answer which the browser reports by itself.
test.use({ mayReportErrors: true });

for (const { who, ...viewport } of [
  { who: 'support', width: 320, height: 720 },
  { who: 'editor', width: 1440, height: 900 },
])
  test(`somebody pays for a seat in the test checkout, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, who);
    const panel = page.getByRole('complementary', { name: 'RSVP' });

    await page.goto('/salons/paid-masterclass');
    await expect(panel.getByText('$450')).toBeVisible();
    await panel.getByRole('button', { name: 'RSVP to Attend' }).click();
    await page.waitForURL('**/api/billing/embedded/**');
    await expect(page.getByRole('row', { name: /Masterclass: The Sale/ })).toContainText('$450.00');

    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('You haven’t paid yet.')).toBeVisible();
    await expect(panel.getByText('Seat held')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);

    await panel.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/api/billing/embedded/**');
    await payByCard(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await payByCard(page, '4242 4242 4242 4242');

    await page.waitForURL(/\/salons\/paid-masterclass\?order=[\w-]+&checkout=done$/);
    await expect(page.getByText('Thank you, your payment is confirmed.')).toBeVisible();
    await expect(panel.getByText('Attending', { exact: true })).toBeVisible();

    await panel.getByRole('button', { name: 'Not Attending' }).click();
    const question = page.getByRole('dialog', { name: 'Give up your seat?' });
    await expect(question).toContainText('You paid $450 for it.');
    expect(await findings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Give up my seat' }).click();
    await panel.getByRole('button', { name: 'Keep my seat' }).click();
    await expect(panel.getByText('Attending', { exact: true })).toBeVisible();

    await panel.getByRole('button', { name: 'Not Attending' }).click();
    await question.getByRole('button', { name: 'Give up my seat' }).click();
    await expect(panel.getByText('Giving up your seat', { exact: true })).toBeVisible();
    // The page is left within the ten seconds: what was decided is sent before it goes.
    await page.reload();
    await expect(panel.getByRole('button', { name: 'RSVP to Attend' })).toBeVisible();
    await expect(page.getByText('You gave this seat back.')).toBeVisible();
  });
