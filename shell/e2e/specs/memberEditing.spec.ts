import type { Page } from '@playwright/test';
import { pressAt, tabTo } from '../fixtures/keyboard';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const EDITED = 'Thandiwe Mokoena';
const LEFT = 'Soo-jin Park';
const WAS = 'Managing Director';

test('an admin finds a member, changes the title, sees what is missing, and reads who changed it, by keyboard only', async ({
  page,
}) => {
  test.slow();
  // No two tries take each other's change for theirs.
  const IS = `Managing Partner ${Date.now()}`;
  const WHY = `She was promoted to ${IS}`;
  await signIn(page, 'admin', '/admin/members');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search members' }));
  await page.keyboard.type('thandiwe');
  // Until the others have gone: rows that are exchanged take the focus with them.
  await expect(page).toHaveURL(/search=thandiwe/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, EDITED)).toHaveCount(1);

  await openRecord(page, EDITED);
  await retitle(page, EDITED, IS);
  await expect(editor(page, EDITED).getByText('What changes when you save')).toBeVisible();
  await pressAt(page, editor(page, EDITED).getByRole('button', { name: 'Save 1 change' }));
  await expect(editor(page, EDITED).getByRole('alert')).toBeFocused();
  await pressAt(page, editor(page, EDITED).getByRole('link', { name: 'Say why' }));
  await expect(editor(page, EDITED).getByLabel('Reason')).toBeFocused();
  await page.keyboard.type(WHY);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${IS}, `, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText(WHY)).toBeVisible();

  await retitle(page, EDITED, WAS);
  await tabTo(page, editor(page, EDITED).getByLabel('Reason'));
  await page.keyboard.type('It was a mistake');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'History' }).getByText('It was a mistake')).toBeVisible();
});

test('Discard leaves a record as it was', { tag: '@admin' }, async ({ page }) => {
  await signIn(page, 'admin', '/admin/members?search=soo-jin');
  await openRecord(page, LEFT);
  await retitle(page, LEFT, 'Something Else');

  await pressAt(page, editor(page, LEFT).getByRole('button', { name: 'Discard' }));

  await expect(titleOf(page, LEFT)).toHaveValue('Chief Product Officer');
  await expect(editor(page, LEFT).getByText('What changes when you save')).toBeHidden();
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const linkTo = (page: Page, name: string) => page.getByRole('link', { name });
const editor = (page: Page, name: string) => page.getByRole('form', { name: `Edit ${name}` });
const titleOf = (page: Page, name: string) => editor(page, name).getByLabel('Title', { exact: true });
/** What a section opens by. */
const section = (page: Page, name: string, title: string) =>
  editor(page, name).locator('summary', { hasText: title });

async function openRecord(page: Page, name: string): Promise<void> {
  await pressAt(page, linkTo(page, name));
  await expect(editor(page, name).getByLabel('First name')).toBeVisible();
}

async function retitle(page: Page, name: string, title: string): Promise<void> {
  if (!(await titleOf(page, name).isVisible())) await pressAt(page, section(page, name, 'Current Role'));
  await tabTo(page, titleOf(page, name));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(title);
}
