import { expect, test } from '../../fixtures/catalogue';

test('an opportunity opens in place; closed, Tab passes what is inside', async ({ page, openStory }) => {
  await openStory('cards-opportunitycard--board');
  const card = (name: RegExp) => page.getByRole('button', { name });

  await page.keyboard.press('Tab');
  await expect(card(/Audit Committee Chair/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(/Independent Director/)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(card(/Independent Director/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Apply now' })).toBeFocused();
});
