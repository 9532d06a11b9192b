import { expect, type Page, test } from '@playwright/test';
import { followTo } from '../../fixtures/areas';
import { killService, returnOfService } from '../../fixtures/services';
import { signIn } from '../../fixtures/signIn';

const areas = [
  {
    service: 'content',
    path: '/',
    failed: 'Upcoming did not load',
    works: '/community/members',
    heading: 'Members',
  },
  {
    service: 'coaching',
    path: '/expert-strategists',
    failed: 'We couldn’t load coaches',
    works: '/opportunities',
    heading: 'Opportunities',
  },
  {
    service: 'opportunities',
    path: '/opportunities',
    failed: 'We couldn’t load opportunities',
    works: '/expert-strategists',
    heading: 'Expert strategists',
  },
];

for (const { service, path, failed, works, heading } of areas)
  test(`while ${service} is down the rest is usable, and it comes back without a reload`, async ({
    page,
  }) => {
    await signIn(page, 'member', '/privacy-policy');
    let loads = 0;
    page.on('load', () => loads++);
    const pid = killService(service);

    await followTo(page, path);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await followTo(page, works);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    await returnOfService(service, pid);
    await followTo(page, path);
    await pressRetryUntilGone(page, failed);
    expect(loads).toBe(0);
  });

test('while users is down visitors still see the public events, and members come back to their session', async ({
  page,
}) => {
  await signIn(page, 'member', '/privacy-policy');
  const pid = killService('users');

  const visitor = await page.context().browser()!.newPage();
  await visitor.goto('/upcoming-events');
  await expect(visitor.getByRole('status').filter({ hasText: /\d+ events/ })).toBeVisible();
  await visitor.close();

  await returnOfService('users', pid);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Amara$/ })).toBeVisible();
});

/** Each place that failed offers Retry; one press is enough once the service answers. */
async function pressRetryUntilGone(page: Page, failed: string): Promise<void> {
  const gone = page.waitForFunction((text) => !document.body.innerText.includes(text), failed);
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  // It may recover by itself while we look for the button.
  await Promise.race([gone, retry.click().catch(() => undefined)]);
  await gone;
  await expect(page.getByText(failed)).toBeHidden();
}
