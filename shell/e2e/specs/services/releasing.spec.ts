import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { publishedAreas } from '../../fixtures/areas';
import { publishChanged, stageChanged } from '../../fixtures/releases';
import { beSignedIn } from '../../fixtures/signIn';

const AREA = 'mfe-opportunities';
const RELEASES = `/admin/operations/releases/${AREA}`;
const PHONE = { width: 390, height: 844 };

const liveOf = async (page: Page) => (await publishedAreas(page)).find(({ name }) => name === AREA)!.version;

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
}

const press = (page: Page, button: string, version: string) =>
  page.getByRole('button', { name: `${button} ${version} of ${AREA}` }).click();

/** What everybody has, and what may be done about it: its history has buttons of the same names. */
const liveButton = (page: Page, button: string, version: string) =>
  page
    .getByRole('region', { name: 'Live now' })
    .getByRole('button', { name: `${button} ${version} of ${AREA}` });

/** The name that the account menu has. */
async function nameOf(page: Page): Promise<string> {
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { name: string } };
  return user.name;
}

test('an admin registers a key, promotes a canary, rolls it back and kills it, and the audit log says who it was', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await beSignedIn(page, 'admin', '/admin/operations/keys');
  const who = `CI ${randomUUID().slice(0, 8)}`;
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });

  await page.getByRole('button', { name: 'Register a key' }).click();
  const form = page.getByRole('dialog', { name: 'Register a release key' });
  await form.getByLabel('Public half of the key').fill(x!);
  await form.getByLabel('Whose key it is').fill(who);
  await form.getByLabel('Areas').fill(AREA);
  await confirm(page, 'Register a key');
  const key = page.getByRole('row').filter({ hasText: who });
  await expect(key).toContainText(`by ${await nameOf(page)}`);

  await beSignedIn(page, 'admin', '/');
  const before = await liveOf(page);
  const canary = await stageChanged(AREA, 10);
  await page.goto(RELEASES);
  await press(page, 'Promote', canary);
  await expect(page.getByRole('dialog')).toContainText(
    `Now staff and 10% of visitors have ${canary} of ${AREA}, and everyone else has ${before}.`,
  );
  await confirm(page, 'Promote');
  await expect(liveButton(page, 'Roll back', canary)).toBeVisible();

  await press(page, 'Roll back', canary);
  await confirm(page, 'Roll back');
  await expect(liveButton(page, 'Kill', before)).toBeVisible();

  await press(page, 'Kill', canary);
  await page.getByRole('dialog').getByLabel('Reason').fill('charges twice');
  await confirm(page, 'Kill');
  await expect(page.getByRole('row').filter({ hasText: canary })).toContainText('Killed: charges twice');

  await page.goto('/admin/operations/audit');
  const name = await nameOf(page);
  for (const done of ['Killed a version', 'Rolled an area back', 'Promoted a canary'])
    await expect(page.getByRole('article', { name: `${done}, ${AREA}, by ${name}` }).first()).toBeVisible();
  await expect(
    page.getByRole('article', { name: new RegExp(`^Registered a release key.* by ${name}$`) }).first(),
  ).toContainText(who);
});

test('on a phone a version is killed in two presses, and one is rolled back to another in two', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await beSignedIn(page, 'admin', '/');
  const before = await liveOf(page);
  const bad = await publishChanged(AREA);
  const worse = await publishChanged(AREA);
  await page.goto(RELEASES);

  await press(page, 'Kill', worse);
  await page.getByRole('dialog').getByRole('button', { name: 'Kill', exact: true }).click();
  await expect(liveButton(page, 'Kill', bad)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live now' }).locator(':focus')).toBeAttached();

  await press(page, 'Roll back', bad);
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(liveButton(page, 'Kill', before)).toBeVisible();
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
});
