import { beSignedIn, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const GOAL = 'Ask before it is urgent';

test('an editor adds a goal that members find, renames it, and takes it away again', async ({
  browser,
  page,
}) => {
  await beSignedIn(page, 'editor', '/admin/content/tags');
  await page.getByRole('link', { name: 'Add a tag' }).click();
  await page.getByLabel('Title').fill(GOAL);
  await expect(page.getByLabel('Address')).toHaveValue('ask-before-it-is-urgent');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: GOAL })).toBeVisible();

  await page.getByLabel('Title').fill(`${GOAL} at all`);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${GOAL} at all` })).toBeVisible();

  const context = await browser.newContext();
  const otherPage = await context.newPage();
  await signIn(otherPage, 'member', '/goals/ask-before-it-is-urgent');
  await expect(otherPage.getByRole('heading', { level: 1, name: `${GOAL} at all` })).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
});

test('an editor sees why a category that is used cannot be removed', { tag: '@admin' }, async ({ page }) => {
  await beSignedIn(page, 'editor', '/admin/content/categories?words=govern');
  await page.getByRole('link', { name: 'Govern', exact: true }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Used by \d+ coach/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
