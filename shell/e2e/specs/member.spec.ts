import type { Page } from '@playwright/test';
import { beSignedIn, signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';
import { watchFromTheMiddle } from '../fixtures/watchFromTheMiddle';

const widths = [
  { name: 'on a phone', width: 390, height: 844, salon: 'Boardroom Ready' },
  { name: 'at a desk', width: 1440, height: 900, salon: 'The Art of the Ask' },
];

for (const { name, salon, ...viewport } of widths)
  test(`a member finds a salon, reserves a seat and sees it under My Content, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await beSignedIn(page, 'member', '/');
    await openFromUpcoming(page, salon);

    await reserve(page).first().click();
    const panel = page.getByRole('complementary', { name: 'RSVP' });
    await expect(panel.getByText('Attending', { exact: true })).toBeVisible();

    await page.goto('/my-salons');
    const coming = page.getByRole('region', { name: 'RSVP’d events' });
    await expect(coming.getByRole('link', { name: new RegExp(salon) })).toBeVisible();

    await coming.getByRole('link', { name: new RegExp(salon) }).click();
    await panel.getByRole('button', { name: 'Not Attending' }).click();
    await expect(reserve(page).first()).toBeVisible();
  });

test('a member joins the waitlist of a closed dinner, sees the place in line, and leaves it', async ({
  page,
}) => {
  await beSignedIn(page, 'member', '/');
  await page.goto('/salons/closed-door-dinner');
  await expect(page.getByText('This event is at capacity.')).toBeVisible();

  await page.getByRole('button', { name: 'Join Waitlist' }).first().click();
  const panel = page.getByRole('complementary', { name: 'RSVP' });
  await expect(panel.getByText('Added to Waitlist.').first()).toBeVisible();
  await expect(panel.getByText(/You are \d+(st|nd|rd|th) in line\./)).toBeVisible();

  await panel.getByRole('button', { name: 'Leave waitlist' }).click();
  await expect(page.getByRole('button', { name: 'Join Waitlist' }).first()).toBeVisible();
});

test('a salon that is live opens its door to those with a seat @phone', async ({ page, isMobile }) => {
  // At both widths at once: a seat each.
  await beSignedIn(page, isMobile ? 'coach' : 'member', '/');
  await page.goto('/salons/live-now');
  const panel = page.getByRole('complementary', { name: 'RSVP' });
  await expect(panel).toBeVisible();
  if (await reserve(page).first().isVisible()) {
    await expect(panel.getByRole('link', { name: 'Join' })).toBeHidden();
    await reserve(page).first().click();
  }

  await expect(panel.getByRole('link', { name: 'Join' })).toHaveAttribute('href', /^https:/);
  if (!isMobile) return;
  // From the top, wherever pressing for the seat has led.
  await page.reload();
  await expect(page.getByRole('article').getByText('Live now').first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Join' }).last()).toBeInViewport();
});

test('a cancelled and a postponed salon say so and offer no seat', { tag: '@learning' }, async ({ page }) => {
  await beSignedIn(page, 'member', '/');
  for (const [slug, status] of [
    ['founders-summit', 'cancelled'],
    ['ai-in-the-boardroom', 'postponed'],
  ]) {
    await page.goto(`/salons/${slug}`);
    await expect(page.getByText(`This event was ${status}`)).toBeVisible();
    await expect(reserve(page)).toHaveCount(0);
  }
});

test('a private council is as if it did not exist', { tag: '@learning' }, async ({ page }) => {
  await beSignedIn(page, 'member', '/');

  await page.goto('/salons/private-council');

  await expect(page.getByRole('heading', { name: 'We could not find that salon' })).toBeVisible();
});

test('a recording plays with captions and keeps the position', { tag: '@learning' }, async ({ page }) => {
  await beSignedIn(page, 'member', '/');
  await page.goto('/salons/negotiating-your-next-role');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThanOrEqual(60);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(3);

  const saved = page.waitForResponse(
    (response) => /(create|update)Progress/.test(response.request().postData() ?? '') && response.ok(),
  );
  await watchFromTheMiddle(video);
  await saved;
  await page.reload();

  await expect
    .poll(() =>
      page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime / element.duration),
    )
    .toBeGreaterThan(0.4);
});

test('a member reviews a recording, sees that the review waits, and changes it', async ({ page }) => {
  await beSignedIn(page, 'member', '/');
  await page.goto('/salons/negotiating-your-next-role');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await watchFromTheMiddle(video);

  await page.getByRole('button', { name: /Leave Review|Edit/ }).click();
  const survey = page.getByRole('dialog');
  await survey.getByRole('radio', { name: '4 out of 5, Good' }).check({ force: true });
  await survey.getByRole('textbox', { name: /Your feedback/ }).fill('Bring something real to ask for.');
  await survey.getByRole('button', { name: 'Submit' }).click();
  await expect(survey).toBeHidden();
  const mine = page.getByRole('region', { name: 'Your review' });
  await expect(mine.getByText('Waiting', { exact: true })).toBeVisible();

  await mine.getByRole('button', { name: 'Edit' }).click();
  await survey.getByRole('radio', { name: '2 out of 5, Poor' }).check({ force: true });
  await survey.getByRole('checkbox', { name: 'Post my review anonymously.' }).check({ force: true });
  await survey.getByRole('button', { name: 'Submit' }).click();

  await expect(survey).toBeHidden();
  await expect(mine.getByRole('img', { name: '2 out of 5' })).toBeVisible();
  await expect(mine.getByText('Your name is not shown.')).toBeVisible();
});

test('an area each: coaches, members, opportunities, and none of the staff’s', async ({ page }) => {
  await beSignedIn(page, 'member', '/');
  for (const [path, heading] of [
    ['/expert-strategists', 'Expert strategists'],
    ['/community/members', 'Members'],
    ['/opportunities', 'Opportunities'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/expert-strategists/experts/maya-chen');
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();
  await expect(page.getByText('2 h', { exact: true }).first()).toBeVisible();

  await page.goto('/admin/members');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
});

test('a confidential opportunity names no company', { tag: '@opportunities' }, async ({ page }) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  await beSignedIn(page, 'member', '/');

  await page.goto('/opportunities?opportunity=audit-chair-confidential');

  await expect(page.getByText('Confidential Company').first()).toBeVisible();
  expect(answers.join('')).not.toContain('Northgate');
});

test('an admin finds somebody who hides from the directory, a member does not', async ({ browser }) => {
  const [member, admin] = [await browser.newPage(), await browser.newPage()];
  await beSignedIn(member, 'member', '/community/members?search=Quillfeather');
  await expect(member.getByText('No more members to show')).toBeVisible();

  await beSignedIn(admin, 'admin', '/admin/members?search=Quillfeather');

  await expect(admin.getByRole('rowheader', { name: /Quillfeather/ })).toBeVisible();
});

test('signing out ends the session on the server too', async ({ page, context }) => {
  await signIn(page);
  const cookies = await context.cookies();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
  await context.addCookies(cookies);
  await page.goto('/my-salons');

  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
});

const reserve = (page: Page) => page.getByRole('button', { name: 'RSVP to Attend' });

/** Whether a carousel has heard, since it was turned, how much of this card is in its view. */
function isAsReachableAsItShows(card: Element): boolean {
  const item = card.closest('li')!;
  const [own, track] = [item.getBoundingClientRect(), item.parentElement!.getBoundingClientRect()];
  const shows = Math.min(own.right, track.right) - Math.max(own.left, track.left);
  return item.inert === shows < own.width * 0.6;
}

/** Brings the salon's card into view by the carousel's own button where it has one, and follows it. */
async function openFromUpcoming(page: Page, title: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Upcoming' });
  const card = section.getByRole('link', { name: new RegExp(title) });
  await expect(card).toBeAttached();
  const next = section.getByRole('button', { name: 'Next: Upcoming' });
  const isOutOfView = () => card.evaluate((element) => element.closest('[inert]') !== null);
  while ((await next.isVisible()) && (await isOutOfView())) {
    const turn = await section.getByRole('list').evaluateHandle((track) => ({
      end: new Promise((resolve) => track.addEventListener('scrollend', resolve, { once: true })),
    }));
    await next.click();
    await turn.evaluate(async ({ end }) => void (await end));
    await expect.poll(() => card.evaluate(isAsReachableAsItShows)).toBe(true);
  }
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
}
