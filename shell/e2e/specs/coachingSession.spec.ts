import type { Locator, Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { coachingTime, payByCard } from '../fixtures/checkout';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

// One whose time nobody else looks at.
test('buys time, books a session, moves it, and cancels it, with the right balance after each', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  const { quantity: before, held: heldBefore } = await coachingTime(page);
  const total = before + 180;
  const timeIs = async (held: number) => {
    expect(await coachingTime(page)).toMatchObject({ quantity: total, held: heldBefore + held });
    await expect(widget(page)).toContainText(inWords(total));
  };

  await page.goto('/manage-plan');
  await page.getByRole('button', { name: 'Continue to payment, $690' }).click();
  await page.waitForURL('**/api/billing/embedded/**');
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Thank you, your payment is confirmed.')).toBeVisible();
  await timeIs(0);

  await page.goto('/expert-strategists/experts/maya-chen?length=60');
  await page.getByRole('link', { name: 'Schedule Session' }).click();
  const openings = page.getByRole('region', { name: 'Next openings' });
  await expect(openings).toBeInViewport();
  // Far enough ahead to be moved and cancelled freely.
  for (let day = 0; day < 3; day++) await openings.getByRole('button', { name: 'Next day' }).click();
  const time = openings.getByRole('group').last().getByRole('radio').first();
  const start = await choose(page, time);
  await openings.getByRole('button', { name: /^Book .* 60 min$/ }).click();
  const asking = page.getByRole('dialog', { name: 'Book this session' });
  await expect(asking).toContainText('60 General Coaching with Maya Chen');
  await asking.getByLabel(/talk about/).fill('A board interview.');
  expect(await findings(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Book session' }).click();
  const booked = page.getByRole('dialog', { name: 'Your session is booked' });
  await booked.getByRole('button', { name: 'Add to Calendar' }).click();
  expect(await calendarFile(page, booked)).toContain('STATUS:CONFIRMED');
  await page.keyboard.press('Escape');
  await timeIs(60);

  await booked.getByRole('link', { name: 'My Sessions' }).click();
  const rowAt = (at: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${at}"]`) });
  await expect(rowAt(start)).toContainText('60 General Coaching with Maya Chen');
  await rowAt(start)
    .getByRole('button', { name: /^Reschedule/ })
    .click();
  const moving = page.getByRole('dialog', { name: 'Choose another time' });
  for (let day = 0; day < 4; day++) await moving.getByRole('button', { name: 'Next day' }).click();
  const newStart = await choose(page, moving.getByRole('radio').first());
  expect(await findings(page)).toEqual([]);
  await moving.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText(/^Your session has moved to/)).toBeVisible();
  await expect(rowAt(start)).toHaveCount(0);
  await timeIs(60);

  await rowAt(newStart)
    .getByRole('button', { name: /^Cancel 60 General/ })
    .click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(cancelling).toContainText('1 h will be available to you again.');
  expect(await findings(page)).toEqual([]);
  await cancelling.getByRole('button', { name: 'Cancel session' }).click();
  const inGroup = (name: RegExp) => page.getByRole('region', { name }).locator(rowAt(newStart));
  await expect(inGroup(/^Upcoming/)).toHaveCount(0);
  await expect(inGroup(/^Cancelled/).first()).toContainText('Cancelled');
  await timeIs(0);

  const { ledger } = await coachingTime(page);
  expect(ledger.slice(0, 3)).toEqual([
    { type: 'release', minutes: 0, held: -60 },
    { type: 'hold', minutes: 0, held: 60 },
    { type: 'purchase', minutes: 180, held: 0 },
  ]);
});

/** Takes a time by the keyboard; answers when it begins. */
async function choose(page: Page, time: Locator): Promise<string> {
  await time.focus();
  await page.keyboard.press('Space');
  await expect(time).toBeChecked();
  return new Date(Number(await time.inputValue())).toISOString();
}

const widget = (page: Page) => page.getByRole('link', { name: /coaching time$/ });

const inWords = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

async function calendarFile(page: Page, within: Locator): Promise<string> {
  const address = await within.getByRole('link', { name: 'Outlook / Other' }).getAttribute('href');
  return (await page.request.get(address!)).text();
}
