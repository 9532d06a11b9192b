import { mailTo } from '../fixtures/mailbox';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test('a lapsed member sees it where it matters, and a way to renew @phone', async ({ page }) => {
  await beSignedIn(page, 'lapsed', '/community/members');
  await expect(page.getByRole('heading', { name: 'This page is for members' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Membership' }).click();

  await expect(page.getByText(/it ended on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'download your data' })).toBeVisible();
  await page.getByRole('button', { name: 'Renew membership' }).click();
  await page.waitForURL('**/api/billing/embedded/**');
  await expect(page.getByRole('row', { name: /membership, one year/ })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();

  await expect(page.getByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page.getByRole('button', { name: 'Renew membership' })).toBeVisible();
});

test('a prospect has own events and the way in, and exports the data', async ({ page }) => {
  await beSignedIn(page, 'prospect', '/salons/boardroom-ready');
  await expect(page.getByText('This event is for members only.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bookmark' })).toBeHidden();
  await page.goto('/pathways/path-to-the-boardroom');
  await expect(page.getByRole('heading', { name: 'This page is for members' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Membership' }).click();

  const asked = page.waitForEvent('download');
  await page.getByRole('link', { name: 'download your data' }).click();
  expect((await asked).suggestedFilename()).toBe('my-data.json');
});

test('a member refers friends: the invalid row stays, the others are sent once', async ({ page }) => {
  const friends = ['ana', 'bea'].map((name) => `${name}-${Date.now()}-${process.pid}@example.test`);
  const row = (number: number) => page.getByRole('group', { name: `Friend ${number}` });
  const fillIn = async (number: number, name: string, email: string) => {
    await row(number).getByLabel('First name').fill(name);
    await row(number).getByLabel('Last name').fill('Friend');
    await row(number).getByLabel('Email').fill(email);
    await row(number).getByLabel('Company').fill('Calder');
  };
  await beSignedIn(page, 'private', '/refer');
  await page.getByRole('button', { name: 'Add another friend' }).click();
  await fillIn(1, 'Ana', friends[0]!);
  await fillIn(2, 'Bea', 'private@demo.athenaeum.test');
  await page.getByRole('button', { name: 'Send invitations' }).click();

  await expect(page.getByText('Invitation sent to Ana Friend.')).toBeVisible();
  await expect(row(2)).toContainText('This is your own email: enter your friend’s.');
  await row(2).getByLabel('Email').fill(friends[1]!);
  await page.getByRole('button', { name: 'Send invitations' }).click();

  await expect(page.getByText('Your 2 invitations are on their way.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Your invitations' });
  for (const email of friends) {
    await expect(sent.getByRole('listitem').filter({ hasText: email })).toContainText('Sent');
    const mail = await mailTo(page, email, 'Ursula Zimmermann invites you to Athenaeum');
    expect(mail.text).toContain('/sign-up');
    expect(mail.text).not.toContain('Calder');
  }
});
