import { currentLink } from './navigation';

const links = [
  { label: 'Home', to: '/' },
  { label: 'Pathways', to: '/view-all/pathways', covers: ['/pathways'] },
  { label: 'Sessions', to: '/expert-strategists/my-sessions' },
  { label: 'Coaching', to: '/expert-strategists' },
  { label: 'Members', to: '/community/members' },
  { label: 'My Profile', to: '/my-profile', covers: ['/community/members/:me'] },
];

it.each([
  ['/', 'Home'],
  ['/view-all/pathways', 'Pathways'],
  ['/pathways/path-to-the-boardroom', 'Pathways'],
  ['/pathways/path-to-the-boardroom/collections', 'Pathways'],
  ['/expert-strategists/my-sessions', 'Sessions'],
  ['/expert-strategists/experts/maya-chen', 'Coaching'],
  ['/pathwayswithout', undefined],
  ['/view-all/recently-added', undefined],
  ['/community/members/ingrid-solberg', 'Members'],
  ['/community/members/amara-osei', 'My Profile'],
  ['/community/members/amara-osei/goals', 'My Profile'],
])('at %s the lit pill is %s', (pathname, label) => {
  expect(currentLink(links, pathname, 'amara-osei')?.label).toBe(label);
});

it('marks no page of the viewer while the session is unknown', () => {
  expect(currentLink(links, '/community/members/amara-osei')?.label).toBe('Members');
});

it('takes an address as it stands, whatever is in it', () => {
  const odd = [{ label: 'Odd', to: '/talks/(un)usual' }];

  expect(currentLink(odd, '/talks/(un)usual')?.label).toBe('Odd');
  expect(currentLink(odd, '/talks/unusual')).toBeUndefined();
});
