import type { Page } from '@playwright/test';
import { pressAt, tabTo } from '../fixtures/keyboard';
import { PASSWORD, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const SALON = 'The Art of the Ask';

async function mustAgree(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/auth/me');
  const { user } = (await answer.json()) as { user: { needs_agreement: boolean } };
  return user.needs_agreement;
}

test('a new member signs in, agrees, finds a salon, takes and gives back a seat and signs out by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await pressAt(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('new@demo.athenaeum.test');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(heading(page, /^Good/)).toBeVisible();
  const agreement = page.getByRole('dialog', { name: 'Before you come in' });
  // An account that has accepted is not asked again.
  if (await mustAgree(page)) {
    await pressAt(page, agreement.getByRole('button', { name: 'I agree' }));
    await expect(agreement).toBeHidden();
    await page.reload();
    await expect(heading(page, /^Good/)).toBeVisible();
  }
  await expect(agreement).toBeHidden();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await pressAt(page, navigation.getByRole('button', { name: 'Learning' }));
  await pressAt(page, navigation.getByRole('link', { name: 'My Content' }));
  await expect(heading(page, 'My Content')).toBeFocused();
  await pressAt(page, navigation.getByRole('button', { name: 'Learning' }));
  await pressAt(page, navigation.getByRole('link', { name: 'Home' }));
  await expect(heading(page, /^Good/)).toBeFocused();

  await pressAt(page, page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: SALON }));
  await expect(heading(page, new RegExp(SALON))).toBeFocused();
  const panel = page.getByRole('complementary', { name: 'RSVP' });
  await pressAt(page, panel.getByRole('button', { name: 'RSVP to Attend' }));
  await expect(panel.getByText('Attending', { exact: true })).toBeVisible();
  await pressAt(page, panel.getByRole('button', { name: 'Not Attending' }));
  await expect(panel.getByRole('button', { name: 'RSVP to Attend' })).toBeVisible();

  await pressAt(page, page.getByRole('button', { name: /account menu/ }));
  await pressAt(page, page.getByRole('link', { name: 'Sign out' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a menu opens and closes by keyboard and gives the focus back', async ({ page }) => {
  await signIn(page);
  const account = page.getByRole('button', { name: /account menu/ });

  await pressAt(page, account);
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('link', { name: 'Sign out' })).toBeHidden();
  await expect(account).toBeFocused();
});

test('the drawer of a phone holds the focus, leads on, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await pressAt(page, opener);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') ?? document.activeElement === document.body,
      ),
    ).toBeTruthy();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await pressAt(page, drawer.getByRole('link', { name: 'My Content' }));

  await expect(heading(page, 'My Content')).toBeFocused();
  await expect(drawer).toBeHidden();
});
