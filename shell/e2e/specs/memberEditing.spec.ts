import type { Page } from '@playwright/test';
import { pressAt, tabTo } from '../fixtures/keyboard';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const NAME = 'Thandiwe Mokoena';
const WAS = 'Managing Director';
const IS = 'Managing Partner';

test('an admin finds a member, changes her title, is told what is missing, and reads who changed it, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', '/admin/members');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search members' }));
  await page.keyboard.type('thandiwe');
  await expect(rowOf(page)).toHaveCount(1);

  await openHer(page);
  await retitle(page, IS);
  await expect(editor(page).getByText('What changes when you save')).toBeVisible();
  await pressAt(page, editor(page).getByRole('button', { name: 'Save 1 change' }));
  await expect(editor(page).getByRole('alert')).toBeFocused();
  await pressAt(page, editor(page).getByRole('link', { name: 'Say why' }));
  await expect(editor(page).getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('She was promoted');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeHidden();
  await expect(rowOf(page)).toContainText(IS);
  await expect(linkTo(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await pressAt(page, section(page, 'History'));
  await expect(editor(page).getByText(/: She was promoted$/)).toBeVisible();
  await retitle(page, WAS);
  await tabTo(page, editor(page).getByLabel('Reason'));
  await page.keyboard.type('It was a mistake');
  await page.keyboard.press('Enter');
  await expect(rowOf(page)).toContainText(WAS);
});

test('Escape leaves a record as it was and gives the focus back', async ({ page }) => {
  await signIn(page, 'admin', '/admin/members?search=thandiwe');
  await openHer(page);
  await retitle(page, 'Something Else');

  await page.keyboard.press('Escape');

  await expect(editor(page)).toBeHidden();
  await expect(linkTo(page)).toBeFocused();
  await expect(rowOf(page)).toContainText(WAS);
});

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: NAME });
const linkTo = (page: Page) => page.getByRole('link', { name: NAME });
const editor = (page: Page) => page.getByRole('dialog', { name: NAME });

/** What a section opens by. */
const section = (page: Page, title: string) => editor(page).locator('summary', { hasText: title });

async function openHer(page: Page): Promise<void> {
  await pressAt(page, linkTo(page));
  await expect(editor(page).getByLabel('First name')).toBeVisible();
}

async function retitle(page: Page, title: string): Promise<void> {
  await pressAt(page, section(page, 'Current Role'));
  await tabTo(page, editor(page).getByLabel('Title', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(title);
}
