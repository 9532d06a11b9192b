import type { Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const NAME = 'Soo-jin Park';
const WRITTEN = 'Something Else';

test('what is not saved is asked about: by links of the area and of the shell, and by back', async ({
  page,
}) => {
  await openRecord(page);
  const { pathname } = new URL(page.url());
  await title(page).fill(WRITTEN);

  for (const leave of [
    () => page.getByRole('main').getByRole('link', { name: 'All purchases' }).click(),
    () => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Stay on this page' }).click();
    await expect(question(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect(title(page)).toHaveValue(WRITTEN);
  }

  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/members\?search=soo-jin$/);
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  // Nothing was added to the history, and nothing taken from it.
  await page.goForward();
  await expect(title(page)).not.toHaveValue(WRITTEN);
});

test('who wants to leave is led where the link leads', async ({ page }) => {
  await openRecord(page);
  await title(page).fill(WRITTEN);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  await page.goBack();
  await expect(editor(page)).toBeVisible();
});

test('the browser asks before the document is left, but not once everything is saved', async ({ page }) => {
  await openRecord(page);
  await title(page).fill(WRITTEN);

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(title(page)).toHaveValue(WRITTEN);

  await editor(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
});

const editor = (page: Page) => page.getByRole('form', { name: `Edit ${NAME}` });
const title = (page: Page) => editor(page).getByLabel('Title', { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function openRecord(page: Page): Promise<void> {
  await beSignedIn(page, 'admin', '/admin/members?search=soo-jin');
  await page.getByRole('link', { name: NAME }).click();
  await editor(page).locator('summary', { hasText: 'Current Role' }).click();
  await expect(title(page)).toHaveValue('Chief Product Officer');
}
