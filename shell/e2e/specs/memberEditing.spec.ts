import type { Page } from '@playwright/test';
import { pressAt, tabTo } from '../fixtures/keyboard';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const EDITED = 'Thandiwe Mokoena';
const LEFT = 'Soo-jin Park';
const WAS = 'Managing Director';

test('an admin finds a member, changes her title, is told what is missing, and reads who changed it, by keyboard alone', async ({
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
  await expect(editor(page, EDITED)).toBeHidden();
  await expect(rowOf(page, EDITED)).toContainText(IS);
  await expect(linkTo(page, EDITED)).toBeFocused();

  await page.keyboard.press('Enter');
  await pressAt(page, section(page, EDITED, 'History'));
  await expect(editor(page, EDITED).getByText(WHY)).toBeVisible();
  await retitle(page, EDITED, WAS);
  await tabTo(page, editor(page, EDITED).getByLabel('Reason'));
  await page.keyboard.type('It was a mistake');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, EDITED)).toContainText(WAS);
});

test('Escape leaves a record as it was and gives the focus back', { tag: '@admin' }, async ({ page }) => {
  await signIn(page, 'admin', '/admin/members?search=soo-jin');
  await openRecord(page, LEFT);
  await retitle(page, LEFT, 'Something Else');

  await page.keyboard.press('Escape');

  await expect(editor(page, LEFT)).toBeHidden();
  await expect(linkTo(page, LEFT)).toBeFocused();
  await expect(rowOf(page, LEFT)).toContainText('Chief Product Officer');
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const linkTo = (page: Page, name: string) => page.getByRole('link', { name });
const editor = (page: Page, name: string) => page.getByRole('dialog', { name });
/** What a section opens by. */
const section = (page: Page, name: string, title: string) =>
  editor(page, name).locator('summary', { hasText: title });

async function openRecord(page: Page, name: string): Promise<void> {
  await pressAt(page, linkTo(page, name));
  await expect(editor(page, name).getByLabel('First name')).toBeVisible();
}

async function retitle(page: Page, name: string, title: string): Promise<void> {
  await pressAt(page, section(page, name, 'Current Role'));
  await tabTo(page, editor(page, name).getByLabel('Title', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(title);
}
