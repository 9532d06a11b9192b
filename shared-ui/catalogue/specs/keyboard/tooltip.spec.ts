import { expect, test } from '../../fixtures/catalogue';

test('the pointer may rest on a tooltip', async ({ page, openStory }) => {
  await openStory('feedback-tooltip--on-a-button');
  const tip = page.getByRole('tooltip');

  await page.getByRole('button', { name: '2 hr of coaching' }).hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();

  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
});
