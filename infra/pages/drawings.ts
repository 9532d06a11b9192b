import type { Page } from 'playwright-core';

interface Drawn {
  /** Name of the drawing, as in `NAME-1440.png` and `NAME-390.png`. */
  drawing: string;
  /** An account of the demo data, or `nobody`. */
  who: string;
  path: string;
  /** What leads from the page to the state that is drawn. */
  show?: (page: Page) => Promise<void>;
  /** The window is drawn, not the whole page. */
  isWindow?: true;
}

/** Which page of the product each drawing is of. */
export const drawings: readonly Drawn[] = [
  { drawing: 'front-door', who: 'nobody', path: '/' },
  { drawing: 'membership', who: 'nobody', path: '/sign-up' },
  { drawing: 'public-events', who: 'nobody', path: '/upcoming-events' },
  { drawing: 'public-event', who: 'nobody', path: '/upcoming-events/the-art-of-the-ask' },
  { drawing: 'sign-in', who: 'nobody', path: '/api/auth/login' },
  { drawing: 'renew', who: 'lapsed', path: '/' },
  { drawing: 'intake', who: 'new', path: '/intake-form' },
  { drawing: 'home', who: 'member', path: '/' },
  { drawing: 'calendar', who: 'member', path: '/calendar' },
  { drawing: 'my-content', who: 'member', path: '/my-salons' },
  { drawing: 'my-content-waitlist', who: 'member', path: '/my-salons?view=waitlist' },
  { drawing: 'my-content-recordings', who: 'member', path: '/my-salons?view=recordings' },
  { drawing: 'my-content-saved-empty', who: 'support', path: '/my-salons?view=saved' },
  { drawing: 'event', who: 'member', path: '/salons/the-art-of-the-ask' },
  { drawing: 'recording', who: 'member', path: '/salons/negotiating-your-next-role' },
  { drawing: 'player', who: 'member', path: '/salons/negotiating-your-next-role', show: play },
  { drawing: 'collection', who: 'member', path: '/collections/a-seat-of-your-own' },
  { drawing: 'collection-goal', who: 'member', path: '/goals/build-a-public-voice' },
  { drawing: 'pathway', who: 'member', path: '/pathways/path-to-the-boardroom' },
  { drawing: 'peer-group', who: 'member', path: '/peer-groups/first-time-directors' },
  { drawing: 'coaches', who: 'member', path: '/expert-strategists' },
  { drawing: 'coach', who: 'member', path: '/expert-strategists/experts/maya-chen' },
  { drawing: 'sessions', who: 'editor', path: '/expert-strategists/my-sessions' },
  {
    drawing: 'session',
    who: 'editor',
    path: '/expert-strategists/my-sessions/73cec5d7-bade-5b1b-9583-d73a47e3b7e7',
  },
  {
    drawing: 'session-after',
    who: 'member',
    path: '/expert-strategists/my-sessions/d7a50949-54d8-5b8b-a25e-1fd46a4e3234',
  },
  { drawing: 'plan', who: 'member', path: '/manage-plan' },
  { drawing: 'directory', who: 'member', path: '/community/members' },
  { drawing: 'profile', who: 'member', path: '/community/members/amara-osei' },
  { drawing: 'member', who: 'member', path: '/community/members/ingrid-solberg' },
  { drawing: 'board', who: 'member', path: '/opportunities' },
  { drawing: 'opportunities', who: 'member', path: '/opportunities?opportunity=audit-chair-confidential' },
  { drawing: 'applications', who: 'member', path: '/opportunities/applications' },
  { drawing: 'palette', who: 'member', path: '/', show: search, isWindow: true },
  { drawing: 'admin-members', who: 'admin', path: '/admin/members' },
  { drawing: 'staff-member', who: 'admin', path: '/admin/members/d54b658e-47a6-5457-ae82-af6d54f02f52' },
  { drawing: 'staff-requests', who: 'admin', path: '/admin/requests' },
  { drawing: 'staff-analytics', who: 'admin', path: '/admin/analytics?days=90' },
  { drawing: 'staff-content', who: 'editor', path: '/admin/content' },
  { drawing: 'staff-reviews', who: 'editor', path: '/admin/feedback' },
];

/** Drawings without a page of the product, and why. */
export const withoutPage: Readonly<Record<string, string>> = {
  foundations: 'a sheet of the theme, as the catalogue shows it',
  states: 'a sheet of states, each on a page of its own and in the catalogue',
  help: 'the help center is outside: decision 0082',
  mails: 'the templates of mail, in the mailbox of demos: decision 0079',
  poster: 'opened by the link of a mail: `/opportunities/posted#TOKEN`',
  'session-during': 'no session of the demo data is under way: `SessionBand` by its tests',
};

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('board');
  await page.getByRole('group', { name: 'Roles' }).getByRole('option').first().waitFor();
}

async function play(page: Page): Promise<void> {
  const player = page.getByRole('group', { name: /^Player:/ });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await player.hover();
}
