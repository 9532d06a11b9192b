import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const PRINTED = [
  { what: 'an event', path: '/salons/the-art-of-the-ask' },
  { what: 'a profile', path: '/community/members/ingrid-solberg' },
  { what: 'a pathway', path: '/pathways/path-to-the-boardroom' },
  { what: 'a coach', path: '/expert-strategists/experts/maya-chen' },
];

for (const { what, path } of PRINTED)
  test(`${what} is printed without what is pressed, in dark ink whatever the theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await beSignedIn(page, 'member', path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(30, 24, 26)');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /RSVP|Schedule|Connect|Leave Review/ })).toHaveCount(0);
  });
