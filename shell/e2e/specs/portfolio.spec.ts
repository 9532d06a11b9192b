import type { Page } from '@playwright/test';
import { aFile } from '../fixtures/aFile';
import { findings } from '../fixtures/axe';
import { payByCard } from '../fixtures/checkout';
import { mailTo } from '../fixtures/mailbox';
import { becomeMember, comeIn } from '../fixtures/newMember';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const TITLE = 'Branded Board Portfolio';
const OWN_PAGE = '/expert-strategists/bcp';

test('a portfolio is bought, drafted, changed, approved, delivered and reviewed @phone', async ({
  page,
  browser,
  viewport,
}) => {
  test.slow();
  const surname = newSurname();
  const { email } = await becomeMember(page, surname);
  await comeIn(page, `${OWN_PAGE}/feedback`);
  await expect(page.getByText('There’s nothing to review yet')).toBeVisible();

  await page.goto(OWN_PAGE);
  await page.getByRole('button', { name: `Buy ${TITLE}` }).click();
  await page.waitForURL('**/api/billing/embedded/**');
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Thank you, your payment is confirmed.')).toBeVisible();
  await page.goto(OWN_PAGE);
  const own = page.getByRole('region', { name: `Your ${TITLE}` });
  await expect(own).toContainText('We’re finding your writer.');
  expect(await findings(page)).toEqual([]);

  const context = await browser.newContext({ viewport, baseURL: new URL(page.url()).origin });
  const writer = await context.newPage();
  await beSignedIn(writer, 'coach', '/expert-strategists/desk/portfolios');
  const theirs = writer.getByRole('article', { name: `${TITLE} for Ines ${surname}` });
  await theirs.getByRole('button', { name: `Write this portfolio: ${TITLE} for Ines ${surname}` }).click();
  await sendDraft(writer, surname, 'first.pdf', 'Is the tone yours?');

  await mailTo(page, email, `A draft of your ${TITLE} is here`);
  await page.goto(OWN_PAGE);
  await expect(own).toContainText('Written by Maya Chen');
  await expect(own).toContainText('Is the tone yours?');
  await own.getByRole('button', { name: 'Ask for changes' }).click();
  const note = own.getByLabel('What would you change?');
  // Without a word there is nothing to change.
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Shorter, please.');
  await own.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(own).toContainText('Maya Chen is working on the next draft.');

  await writer.reload();
  await expect(theirs).toContainText('Shorter, please.');
  await sendDraft(writer, surname, 'second.pdf', '');
  await page.reload();
  await own.getByRole('button', { name: 'Approve draft' }).click();
  await expect(own).toContainText('You approved the draft.');

  await writer.reload();
  const delivering = writer.getByRole('form', { name: `Send final files to Ines ${surname}` });
  await delivering.getByLabel('Final files').setInputFiles(aFile('board-cv.pdf'));
  await expect(delivering.getByRole('status')).toHaveText('board-cv.pdf uploaded');
  expect(await findings(writer)).toEqual([]);
  await delivering.getByRole('button', { name: 'Deliver portfolio' }).click();
  await expect(theirs).toContainText('Delivered');
  await context.close();

  await mailTo(page, email, `Your ${TITLE} is here`);
  await page.reload();
  await expect(own).toContainText('Your portfolio is finished.');
  const file = await own.getByRole('link', { name: /board-cv\.pdf/ }).getAttribute('href');
  expect((await page.request.get(file!)).headers()['content-type']).toBe('application/pdf');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await findings(page)).toEqual([]);

  await own.getByRole('link', { name: 'Review your writer' }).click();
  await page.getByLabel('Who was your writer?').fill('Maya Chen');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
});

async function sendDraft(writer: Page, surname: string, name: string, word: string): Promise<void> {
  const sending = writer.getByRole('form', { name: `Send draft to Ines ${surname}` });
  await sending.getByLabel('Draft', { exact: true }).setInputFiles(aFile(name));
  // Its name stands there while it is on its way, too.
  await expect(sending.getByRole('status')).toHaveText(`${name} uploaded`);
  await sending.getByLabel('A note to the member').fill(word);
  await sending.getByRole('button', { name: 'Send draft' }).click();
  await expect(writer.getByText(`Draft sent to Ines ${surname}`)).toBeVisible();
}

/** Letters only, as names are: writers see members of every journey and run on one page. */
const newSurname = () =>
  `Falk${[...String(Date.now() + Math.random())].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('')}`;
