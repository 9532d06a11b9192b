import { expect, test } from '../../fixtures/catalogue';

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test('an upload is chosen, followed and taken back without a mouse', async ({ page, openStory }) => {
  await openStory('forms-fileupload--empty');
  const field = page.getByLabel('Your CV');

  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(cv);
  await expect(page.getByRole('button', { name: 'Delete cv.pdf' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByText('cv.pdf', { exact: true })).toBeHidden();
});
