import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

// Somebody whose profile nobody else looks at, another one on a phone.
const whoseProfile = () => (test.info().project.name === 'phone' ? 'editor' : 'support');

/** A white picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page, name: string) =>
  expect(page.getByRole('form', { name: `Edit ${name}` })).toHaveCount(0);

test('a member edits the profile in place, previews it as others see it, and has the new portrait @phone', async ({
  page,
}) => {
  test.slow();
  await beSignedIn(page, whoseProfile(), '/my-profile');
  await expect(page).toHaveURL(/\/community\/members\/[a-z0-9-]+$/);

  const whoSees = page.getByRole('button', { name: /^Languages: .* Change$/ });
  await whoSees.click();
  await page.getByRole('button', { name: /^Visible to me/ }).click();
  await expect(page.getByRole('button', { name: 'Languages: Visible to me. Change' })).toBeVisible();

  await section(page, 'Languages').getByRole('link').click();
  const languages = page.getByRole('form', { name: 'Edit Languages' });
  await expect(languages).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await languages.getByLabel('Another language').fill('Frisian');
  await languages.getByRole('button', { name: 'Add to Languages' }).click();
  await save(page);
  await saved(page, 'Languages');
  await expect(section(page, 'Languages')).toContainText('Frisian');
  await expect(page.getByRole('link', { name: 'Edit Languages' })).toBeFocused();

  await page.getByRole('button', { name: 'View as' }).click();
  await page.getByRole('link', { name: 'A connection' }).click();
  await expect(page.getByText('This is your profile as your connections see it.')).toBeVisible();
  await expect(section(page, 'Languages')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to your own view' }).click();

  await page.getByRole('link', { name: 'Edit header' }).click();
  const header = page.getByRole('form', { name: 'Edit header' });
  const picture = header.getByLabel('Profile photo');
  await picture.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(header.getByText(/^SVG files don’t work here/)).toBeVisible();
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  const cropping = page.getByRole('dialog', { name: 'Your photo' });
  await cropping.getByLabel('Zoom').fill('2');
  await cropping.getByLabel('Left or right').press('ArrowRight');
  expect(await findings(page)).toEqual([]);
  await cropping.getByRole('button', { name: 'Use this photo' }).click();
  await expect(header.getByText('Your picture is ready. Save to use it.')).toBeVisible();
  await save(page);
  await saved(page, 'header');
  const portrait = page.getByRole('main').locator('img').first();
  await expect(portrait).toHaveAttribute('src', /^\/files\/portraits\//);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('two tabs that change the same list lose nothing of either; what is typed outlives a reload @phone', async ({
  page,
  context,
}) => {
  test.slow();
  await beSignedIn(page, whoseProfile(), '/my-profile');
  await page.waitForURL('**/community/members/*');
  // Each run adds topics of its own.
  const run = String(Date.now()).slice(-6);
  const [harbours, rail] = [`Harbours ${run}`, `Rail ${run}`] as const;
  const address = `${new URL(page.url()).pathname}/edit/thought-leadership-topics`;
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  const add = async (tab: Page, topic: string) => {
    await tab.getByLabel('Add a topic').fill(topic);
    await tab.getByRole('button', { name: /^Add to/ }).click();
  };

  await add(page, harbours);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await add(other, rail);
  await save(other);
  await saved(other, 'Thought leadership topics');
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove ${harbours}` })).toBeVisible();
  await save(page);

  const now = page.getByRole('group', { name: 'What’s there now' });
  await expect(now).toContainText(rail);
  expect(await findings(page)).toEqual([]);
  await now.getByRole('button', { name: 'Keep both' }).click();
  await save(page);
  await saved(page, 'Thought leadership topics');

  const topics = section(page, 'Thought leadership topics');
  await expect(topics).toContainText(harbours);
  await expect(topics).toContainText(rail);
});
