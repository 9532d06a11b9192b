import { accountsFrom, planVisits } from './visits';

const pages = [
  { path: '/', title: 'Home', roles: ['member' as const, 'admin' as const] },
  { path: '/events', title: 'Events' },
  { path: '/join', title: 'Join', roles: ['visitor' as const] },
  { path: '/desk', title: 'Desk', roles: ['coach' as const] },
  { path: '/events/:slug', title: 'Event' },
  { path: '/help/*', title: 'Help' },
];

it('opens each page without path parameters once, with an account that may', () => {
  const visits = planVisits(pages, accountsFrom({}));

  expect(visits.map(({ account, paths }) => [account?.email ?? 'nobody', paths])).toEqual([
    ['nobody', ['/events', '/join', '/help']],
    ['member@demo.athenaeum.test', ['/']],
    ['coach@demo.athenaeum.test', ['/desk']],
  ]);
});

it('leaves out pages that the member of a real installation may not open', () => {
  const visits = planVisits(pages, accountsFrom({ SMOKE_EMAIL: 'ada@example.com', SMOKE_PASSWORD: 'hers' }));

  expect(visits.map(({ account, paths }) => [account?.email, paths])).toEqual([
    [undefined, ['/events', '/join', '/help']],
    ['ada@example.com', ['/']],
  ]);
});
