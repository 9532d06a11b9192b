import type { Browser, Locator, Page } from '@playwright/test';
import { findings, findingsOfColour } from '../fixtures/axe';
import { pressAt, tabTo } from '../fixtures/keyboard';
import { becomeMember, comeBack } from '../fixtures/newMember';
import { expect, test } from '../fixtures/test';

/** A red dot. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const go = (page: Page) => page.getByRole('button', { name: 'Continue' });
const saved = (page: Page) => expect(page.getByText(/^Saved \d?\d:\d\d$/)).toBeVisible();
const isOn = (chip: Locator) => expect(chip).toHaveAttribute('aria-pressed', 'true');

// A new member, in a browser for the first time.
test.describe.configure({ timeout: 180_000 });

test('a new member answers the intake, step by step, and comes to an orientation @phone', async ({
  page,
}) => {
  await becomeMember(page);

  await expect(heading(page, 'Welcome, Ines')).toBeVisible();
  await expect(page.getByText(/^Two questions\./)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(go(page)).toHaveAccessibleDescription('Agree to the member agreement to continue.');
  await isOpenToAll(page);
  await page.getByRole('checkbox', { name: 'I agree to the member agreement' }).check();
  await page.getByLabel('How did you hear about us?').selectOption('LinkedIn');
  await go(page).click();

  await expect(heading(page, 'What do you want to achieve?')).toBeVisible();
  await isOpenToAll(page);
  await page.getByRole('button', { name: 'Join an advisory board' }).click();
  await page.getByRole('button', { name: 'Write a board biography' }).click();
  await go(page).click();

  await expect(heading(page, 'Your experience')).toBeVisible();
  await isOpenToAll(page);
  await page.getByLabel('Function').selectOption('Finance');
  await page.getByLabel('Executive level').selectOption('C-suite');
  await page.getByRole('combobox', { name: 'Company' }).pressSequentially('ma');
  await page.getByRole('option', { name: 'in our list' }).first().click();
  await page.getByLabel('Not yet').check();
  await go(page).click();

  await expect(heading(page, 'About you')).toBeVisible();
  await isOpenToAll(page);
  await page.getByLabel('Gender').selectOption('Prefer not to say');
  await go(page).click();

  await expect(heading(page, 'Your profile photo')).toBeVisible();
  await isOpenToAll(page);
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: PHOTO,
  });
  await expect(page.getByRole('dialog', { name: 'Your photo' })).toBeVisible();
  await isOpenToAll(page);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('img', { name: 'Photo of Ines Falk' })).toBeVisible();
  await go(page).click();

  await expect(heading(page, 'Invite friends')).toBeVisible();
  await isOpenToAll(page);
  await page.getByLabel('First name').fill('Vera');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText("Please enter your friend's last name")).toBeVisible();
  await page.getByLabel('Last name').fill('Lund');
  await page.getByLabel('Email').fill(`vera-${Date.now()}@example.test`);
  await page.getByLabel('Company').fill('Halden');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(heading(page, 'Where would you like to begin?')).toBeVisible();
  await isOpenToAll(page);
  await page.getByRole('button', { name: "Let's Go" }).click();
  await page.waitForURL('**/calendar?type=Orientation');
  await expect(heading(page, 'Upcoming Events')).toBeVisible();

  // It was answered: neither the follow-up nor the agreement is asked for again.
  await page.goto('/');
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the intake works without a mouse', async ({ page }) => {
  await becomeMember(page);
  await heading(page, 'Welcome, Ines').waitFor();

  await choose(page, page.getByLabel('How did you hear about us?'), 'LinkedIn');
  await pressAt(page, page.getByRole('checkbox', { name: /member agreement/ }), 'Space');
  await pressAt(page, go(page));
  await expect(heading(page, 'What do you want to achieve?')).toBeFocused();

  await pressAt(page, page.getByRole('button', { name: 'Join an advisory board' }), 'Space');
  await pressAt(page, go(page));
  await expect(heading(page, 'Your experience')).toBeFocused();

  await choose(page, page.getByLabel('Function'), 'Finance');
  await choose(page, page.getByLabel('Executive level'), 'C-suite');
  await tabTo(page, page.getByRole('combobox', { name: 'Company' }));
  await page.keyboard.type('ma');
  await page.getByRole('option', { name: 'in our list' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByLabel('Yes, within the last 2 years'), 'Space');
  await pressAt(page, go(page));
  await expect(heading(page, 'About you')).toBeFocused();

  await pressAt(page, go(page));
  await expect(heading(page, 'Your profile photo')).toBeFocused();
  // Waited for early: a key is pressed sooner than the browser has begun to hand choosers over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Choose a photo' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO });
  await page.getByRole('dialog', { name: 'Your photo' }).waitFor();
  await tabTo(page, page.getByLabel('Zoom'));
  await page.keyboard.press('ArrowRight');
  await pressAt(page, page.getByRole('button', { name: 'Use this photo' }));
  await page.getByRole('img', { name: 'Photo of Ines Falk' }).waitFor();

  await pressAt(page, go(page));
  await expect(heading(page, 'Invite friends')).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Submit' }));
  await expect(heading(page, 'Where would you like to begin?')).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: "Let's Go" }));
  await page.waitForURL('**/calendar?type=Orientation');
});

test('a draft that was begun in one browser goes on in another, at the same step with the same answers', async ({
  page: first,
  browser,
}) => {
  const { email } = await becomeMember(first);
  let page = first;
  const elsewhere = async () => {
    await page.context().close();
    page = await anotherDevice(browser, email);
  };

  await keeping(page, 'Web search', () =>
    page.getByLabel('How did you hear about us?').selectOption('Web search'),
  );
  await elsewhere();
  await expect(heading(page, 'Welcome, Ines')).toBeVisible();
  await expect(page.getByLabel('How did you hear about us?')).toHaveValue('Web search');
  await page.getByRole('checkbox', { name: /member agreement/ }).check();
  await go(page).click();

  const goal = () => page.getByRole('button', { name: 'Become a chief executive' });
  await keeping(page, 'Become a chief executive', () => goal().click());
  await elsewhere();
  await expect(heading(page, 'What do you want to achieve?')).toBeVisible();
  await isOn(goal());
  await go(page).click();

  await page.getByLabel('Function').selectOption('Legal');
  await page.getByLabel('Executive level').selectOption('Partner or Managing Director');
  const company = page.getByRole('combobox', { name: 'Company' });
  const title = `Falk Works ${Date.now()}`;
  await company.fill(title);
  await keeping(page, title, () => page.getByRole('button', { name: `Add “${title}”` }).click());
  await keeping(page, 'Not yet', () => page.getByLabel('Not yet').check());
  await elsewhere();
  await expect(heading(page, 'Your experience')).toBeVisible();
  await expect(page.getByLabel('Function')).toHaveValue('Legal');
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(title);
  await expect(page.getByLabel('Not yet')).toBeChecked();
  await go(page).click();

  await page.getByLabel('Gender').selectOption('Prefer to self-describe');
  await keeping(page, 'a woman of many parts', () =>
    page.getByLabel('In your own words').fill('a woman of many parts'),
  );
  await elsewhere();
  await expect(heading(page, 'About you')).toBeVisible();
  await expect(page.getByLabel('In your own words')).toHaveValue('a woman of many parts');
  await go(page).click();

  await heading(page, 'Your profile photo').waitFor();
  await elsewhere();
  await expect(heading(page, 'Your profile photo')).toBeVisible();
  await go(page).click();

  await heading(page, 'Invite friends').waitFor();
  await elsewhere();
  await expect(heading(page, 'Invite friends')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();

  await heading(page, 'Where would you like to begin?').waitFor();
  await elsewhere();
  await expect(heading(page, 'Where would you like to begin?')).toBeVisible();
  await page.context().close();
});

test('an answer given while nothing gets through is there after a reload, and is saved then', async ({
  page,
}) => {
  await becomeMember(page);
  const referer = page.getByLabel('Who referred you?');
  await page.getByLabel('How did you hear about us?').selectOption('LinkedIn');
  await saved(page);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveIntakeAnswer')
      ? route.fulfill({
          json: { data: null, errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] },
        })
      : route.fallback(),
  );
  await referer.fill('Ingrid Solberg');
  await expect(page.getByText('Your last answer was not saved.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();

  await expect(referer).toHaveValue('Ingrid Solberg');
  await saved(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(referer).toHaveValue('Ingrid Solberg');
});

/** Gives an answer, and waits until the server has it: half a second later. */
async function keeping(page: Page, answer: string, give: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes('SaveIntakeAnswer') && sent.includes(answer);
  });
  await give();
  await kept;
}

async function anotherDevice(browser: Browser, email: string): Promise<Page> {
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({ viewport: viewport ?? null });
  const page = await context.newPage();
  await comeBack(page, email, '/intake-form');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** By the keys that a list of the system takes: it goes to what is typed. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(option);
  await expect(list).toHaveValue(option);
}

async function isOpenToAll(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findings(page), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await findingsOfColour(page), `${page.url()}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
