import { screen, within } from '@testing-library/react';
import { defineRemote, type Role } from '@athenaeum/shell-contract/manifest';
import { testMember } from '@athenaeum/shell-contract/testing';
import { renderShell } from '../testing/renderShell';
import { Footer } from './Footer';

const remote = defineRemote({
  name: 'mfe-one',
  contract: 1,
  area: 'one',
  pages: [{ path: '/one', title: 'One' }],
  footer: [
    { group: 'Visit', label: 'Upcoming events', to: '/upcoming-events', order: 1, roles: ['visitor'] },
    { group: 'Learning', label: 'My content', to: '/my-salons', order: 3, roles: ['prospect', 'member'] },
    { group: 'Learning', label: 'Pathways', to: '/pathways', order: 4, roles: ['member'] },
  ],
});

const groupsFor = (session: typeof testMember | null) => {
  renderShell(<Footer />, { manifests: [remote], session });
  return screen.getAllByRole('navigation').map((nav) => [
    nav.getAttribute('aria-label'),
    ...within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ]);
};

it('leads a visitor to what is open to everybody, and to signing in', () => {
  expect(groupsFor(null)).toEqual([['Visit links', 'Upcoming events', 'Sign in']]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/auth\/login\?returnTo=/),
  );
});

it('leads an account without a membership to its own pages', () => {
  const roles: Role[] = ['prospect'];

  expect(groupsFor({ ...testMember, roles })).toEqual([['Learning links', 'My content']]);
});

it('leads a member to everything', () => {
  expect(groupsFor(testMember)).toEqual([['Learning links', 'My content', 'Pathways']]);
});

it('has the legal pages for everybody, and no place to follow where none is configured', () => {
  groupsFor(null);

  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Member agreement' })).toHaveAttribute('href', '/member-agreement');
  expect(screen.queryByRole('heading', { name: 'Follow' })).not.toBeInTheDocument();
});
