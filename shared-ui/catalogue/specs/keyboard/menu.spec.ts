import { expect, test } from '../../fixtures/catalogue';

test('a menu opens with Enter, is walked through by Tab, and Esc gives the focus back', async ({
  page,
  openStory,
}) => {
  await openStory('navigation-menu--links');
  const button = page.getByRole('button', { name: 'Subscribe to Calendar' });
  const entry = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name }).locator('a, button');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(entry(/Google/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(/Outlook/)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(entry(/Outlook/)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an action of a menu is done by Space and closes it', async ({ page, openStory }) => {
  await openStory('navigation-menu--one-of-a-set');
  const button = page.getByRole('button', { name: 'Sort by' });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a menu closes when its button is pressed again, and by a press beside it', async ({
  page,
  openStory,
}) => {
  await openStory('navigation-menu--one-of-a-set');
  const button = page.getByRole('button', { name: 'Sort by' });
  const entries = page.getByRole('list', { name: 'Sort by' });

  await button.click();
  await page.keyboard.press('Tab');
  await button.click();
  await expect(entries).toBeHidden();

  await button.click();
  await expect(entries).toBeVisible();
  await page.mouse.click(900, 600);
  await expect(entries).toBeHidden();
});
