import { currentLink } from './navigation';

const links = [
  { label: 'Home', to: '/' },
  { label: 'Pathways', to: '/view-all/pathways', covers: ['/pathways'] },
  { label: 'Sessions', to: '/expert-strategists/my-sessions' },
  { label: 'Coaching', to: '/expert-strategists' },
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
])('at %s the lit pill is %s', (pathname, label) => {
  expect(currentLink(links, pathname)?.label).toBe(label);
});
