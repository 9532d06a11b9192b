import { expect, test } from '../../fixtures/catalogue';

test('stars are chosen by arrows', async ({ page, openStory }) => {
  await openStory('forms-starinput--none-chosen');
  const star = (index: number) => page.getByRole('radio').nth(index);

  await page.keyboard.press('Tab');
  await expect(star(0)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');

  await expect(star(2)).toBeChecked();
});

test('a password is revealed by the eye button, and typing goes on', async ({ page, openStory }) => {
  await openStory('forms-passwordfield--empty');
  const field = page.getByLabel('Password', { exact: true });

  await page.keyboard.press('Tab');
  await page.keyboard.type('Boardroom');
  await expect(field).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('Boardroom');
});

test('a file is sent, its progress is announced, and it is deleted by keyboard', async ({
  page,
  openStory,
}) => {
  // Listened for from the start: telling the browser to intercept file choosers takes a moment.
  const choosing = page.waitForEvent('filechooser');
  await openStory('forms-fileupload--empty');
  const input = page.getByLabel('Your CV');

  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await page.keyboard.press('Space');
  const cv = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await (await choosing).setFiles(cv);
  await expect(page.getByRole('status')).toHaveText('resume.pdf uploaded');

  await expect(page.getByRole('button', { name: /resume\.pdf/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('resume.pdf deleted');
  await expect(input).toBeFocused();
});

test('a tooltip comes with the focus and goes with Esc', async ({ page, openStory }) => {
  await openStory('feedback-tooltip--on-a-button');
  const tooltip = page.getByRole('tooltip');

  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await expect(page.getByRole('button')).toHaveAccessibleDescription(/have not booked yet/);
  await page.keyboard.press('Escape');

  await expect(tooltip).toBeHidden();
  await expect(page.getByRole('button')).toBeFocused();
});
