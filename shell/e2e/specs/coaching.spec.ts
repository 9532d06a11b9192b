import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test(
  'a member finds a coach, reads the profile, chooses a time and decides against it',
  { tag: '@coaching' },
  async ({ page }) => {
    await beSignedIn(page, 'member', '/expert-strategists');
    await page.getByRole('link', { name: 'Maya Chen' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();

    await page.getByRole('link', { name: 'Schedule Session' }).click();
    const openings = page.getByRole('region', { name: 'Next openings' });
    for (let day = 0; day < 3; day++) await openings.getByRole('button', { name: 'Next day' }).click();
    const time = openings.getByRole('group').last().getByRole('radio').first();
    await time.focus();
    await page.keyboard.press('Space');
    await openings.getByRole('button', { name: /^Book / }).click();
    const asking = page.getByRole('dialog', { name: 'Book this session' });
    await expect(asking).toContainText('with Maya Chen');

    await page.keyboard.press('Escape');

    await expect(asking).toBeHidden();
    await expect(time).toBeChecked();
  },
);

test('a member looks through My Sessions', { tag: '@coaching' }, async ({ page }) => {
  await beSignedIn(page, 'member', '/expert-strategists/my-sessions');

  await expect(page.getByRole('heading', { level: 1, name: 'My Sessions' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Upcoming/ })).toBeVisible();
});
