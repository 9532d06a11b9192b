import { findings } from '../fixtures/axe';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

/** Of the demo: the one member with a session ahead that no other journey changes. */
const MEMBER = 'Chiara Antonelli';
const PLACE = '12 Harley Street, London';

test('a coach says where a session takes place, and the member reads it there and in the calendar file @phone', async ({
  page,
  browser,
}) => {
  await beSignedIn(page, 'editor', '/expert-strategists/my-sessions');
  const row = page.getByRole('listitem').filter({ hasText: '30 General Coaching with Maya Chen' }).first();
  await expect(row).toContainText(/Video room\. Join opens 15 minutes before\.|12 Harley Street/);
  await expect(row.getByRole('link', { name: /^Join/ })).toHaveCount(0);

  const desk = await browser.newPage();
  await beSignedIn(desk, 'coach', '/expert-strategists/desk');
  const open = desk.getByRole('button', { name: `Change location of the session with ${MEMBER}` }).first();
  const form = desk.getByRole('form', { name: `Location of the session with ${MEMBER}` });
  await open.click();
  await form.getByLabel('How you meet').selectOption('In person');
  await form.getByLabel('Address').fill(PLACE);
  expect(await findings(desk)).toEqual([]);
  await form.getByRole('button', { name: 'Save Location' }).click();
  await expect(desk.getByText('Location saved')).toBeVisible();
  await expect(form).toHaveCount(0);
  await desk.close();

  await page.reload();
  await expect(row).toContainText(PLACE);
  expect(await findings(page)).toEqual([]);
  await row.getByRole('button', { name: 'Add to Calendar' }).click();
  const file = await page.getByRole('link', { name: 'Outlook / Other' }).getAttribute('href');
  const text = await (await page.request.get(file!)).text();
  expect(text.replace(/\r\n[ \t]/g, '')).toContain('LOCATION:12 Harley Street\\, London');
});
