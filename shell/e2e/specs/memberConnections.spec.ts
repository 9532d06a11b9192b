import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const URSULA = 'Ursula Zimmermann';
const CHIARA = 'Chiara Antonelli';

test('two members get to know each other: one asks, the other accepts, and it can be ended', async ({
  page,
  browser,
}) => {
  await signIn(page, 'private', '/community/members/chiara-antonelli');
  await page.getByRole('button', { name: 'Click to connect' }).click();
  await expect(page.getByText('You asked Chiara to connect.')).toBeVisible();
  await page.goto('/community/connections?list=sent');
  await expect(page.getByRole('main').getByRole('link', { name: CHIARA })).toBeVisible();

  const other = await browser.newContext();
  const recipientPage = await other.newPage();
  await signIn(recipientPage, 'editor', '/community/connections');
  await recipientPage.getByRole('tab', { name: /^Received/ }).click();
  await expect(recipientPage).toHaveURL(/list=received/);
  await recipientPage.getByRole('button', { name: `Accept the request from ${URSULA}` }).click();
  await expect(recipientPage.getByRole('button', { name: `Accept the request from ${URSULA}` })).toBeHidden();
  await recipientPage.getByRole('tab', { name: /^Connections/ }).click();
  await expect(recipientPage.getByRole('main').getByRole('link', { name: URSULA })).toBeVisible();

  await seesWhereTheOtherAttends(page, recipientPage);
  await other.close();

  await page.goto('/community/connections');
  await expect(page.getByRole('main').getByRole('link', { name: CHIARA })).toBeVisible();
  await page.getByRole('button', { name: `More about ${CHIARA}` }).click();
  await page.getByRole('button', { name: 'End connection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();

  await expect(page.getByText('You have no connections yet')).toBeVisible();
});

const EVENT = '/salons/boardroom-ready';

/** A connection who attends is seen once that member has chosen it, and no longer after undoing it. */
async function seesWhereTheOtherAttends(page: Page, attendee: Page): Promise<void> {
  const seen = page.getByRole('region', { name: 'Connections who attend' });
  const isNotSeen = async () => {
    const answered = answerTo(page, 'ConnectionsAttending');
    await page.goto(EVENT);
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(seen).toBeHidden();
  };
  const choose = async (shown: boolean) => {
    await attendee.goto('/my-profile?tab=account');
    const choice = attendee.getByRole('checkbox', { name: 'Show my connections which events I attend' });
    await expect(choice).toBeChecked({ checked: !shown });
    const saved = answerTo(attendee, 'ChooseAttendance');
    await choice.click();
    await saved;
    await expect(choice).toBeChecked({ checked: shown });
    await attendee.reload();
    await expect(choice).toBeChecked({ checked: shown });
  };

  await attendee.goto(EVENT);
  await attendee.getByRole('button', { name: 'RSVP to Attend' }).first().click();
  await expect(attendee.getByText('Attending', { exact: true }).first()).toBeVisible();
  await isNotSeen();

  await choose(true);
  await page.goto(EVENT);
  await expect(seen.getByRole('link', { name: CHIARA })).toHaveAttribute(
    'href',
    '/community/members/chiara-antonelli',
  );
  expect(await findings(page)).toEqual([]);

  await choose(false);
  await isNotSeen();
}

const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(operation) === true);
