import type { Browser, Page } from '@playwright/test';
import { findings, findingsOfColour } from '../fixtures/axe';
import { mailTo } from '../fixtures/mailbox';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

// One opportunity goes through many hands.
test.describe.configure({ timeout: 180_000 });

let postings = 0;
/** Nobody and nothing that another journey, or an earlier run, has met. */
const anew = () => {
  const mark = `${Date.now()}-${process.pid}-${++postings}`;
  return { email: `noor-${mark}@example.test`, title: `Chair of the audit committee ${mark}` };
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test('a visitor shares an opportunity, confirms the address, support publishes it, a member finds it @phone', async ({
  page,
  browser,
}) => {
  const { email, title } = anew();
  await page.goto('/opportunities/intake');
  await expect(heading(page, 'Share an opportunity')).toBeVisible();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await isOpenToAll(page);
  await page.getByLabel('Your name').fill('Noor Siddiqui');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Designated contact name').fill('Vera Lund');
  await page.getByLabel('Designated contact email').fill('vera@example.test');
  await next(page).click();

  await expect(heading(page, 'The role and the company')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Type of opportunity').selectOption('Board Seat');
  await page.getByLabel('Company', { exact: true }).fill('Quillfeather Foods');
  await page
    .getByRole('group', { name: /confidential/ })
    .getByLabel('Yes')
    .check();
  await page
    .getByRole('group', { name: /Show the hub/ })
    .getByLabel('No')
    .check();
  await isOpenToAll(page);
  await expect(page.getByText(/^Saved \d?\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await next(page).click();

  await expect(heading(page, 'Who you’re looking for')).toBeVisible();
  await page.getByLabel('About the opportunity').fill('<b>Six</b> meetings a year.');
  await next(page).click();

  await expect(heading(page, 'Review your posting')).toBeVisible();
  await isOpenToAll(page);
  await page.getByRole('link', { name: 'Change Title' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.goBack();
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await isOpenToAll(page);

  const asked = await mailTo(page, email, 'Please confirm your email address');
  await page.goto(pathIn(asked.text));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByRole('link', { name: 'View your opportunity' }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText('In review')).toBeVisible();
  await isOpenToAll(page);

  const support = await publishedBySupport(browser, title);

  const member = await browser.newPage();
  await beSignedIn(member, 'member', '/opportunities');
  await member.getByRole('button', { name: new RegExp(title) }).click();
  const card = member.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('<b>Six</b> meetings a year.')).toBeVisible();
  await expect(card).not.toContainText('Quillfeather');

  await page.reload();
  await expect(page.getByText('On the board', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^90 days/ }).check();
  await page.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the posting' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await support.reload();
  await expect(support.getByText(/^Closed on/)).toBeVisible();
  await Promise.all([support.close(), member.close()]);
});

/** The desk, on the posting's own page. */
async function publishedBySupport(browser: Browser, title: string): Promise<Page> {
  const support = await browser.newPage();
  await beSignedIn(support, 'support', '/admin/opportunities');
  await support.getByRole('searchbox', { name: 'Search opportunities' }).fill(title);
  await support.getByRole('link', { name: title }).click();
  await expect(heading(support, title)).toBeVisible();
  await expect(support.getByText('Quillfeather Foods')).toBeVisible();
  await expect(support.getByText('No applications yet')).toBeVisible();
  await isOpenToAll(support);
  await support.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = support.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^30 days/ }).check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(support.getByText(/^On the board since/)).toBeVisible();
  return support;
}

/** The path of the one link that a mail is about. */
function pathIn(text: string): string {
  return /https?:\/\/[^/\s]+(\/api\/opportunities\/confirm\/\S+)/.exec(text)![1]!;
}

async function isOpenToAll(page: Page): Promise<void> {
  expect.soft(await findings(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await findingsOfColour(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
