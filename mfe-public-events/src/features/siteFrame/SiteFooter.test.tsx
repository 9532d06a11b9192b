import { testMember, renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../../api';
import { manifest } from '../../manifest';
import { SiteFooter } from './SiteFooter';

const linksFor = (session: typeof testMember | null) => {
  renderRemote(<SiteFooter />, { api, manifest, session });
  return screen.getAllByRole('navigation').flatMap((nav) =>
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  );
};

it('links a visitor to no page that needs an account, but to sign-up', () => {
  expect(linksFor(null)).toEqual(['Upcoming events', 'Membership', 'Sign in']);
});

it('links an account without a membership to the pages open to it', () => {
  expect(linksFor({ ...testMember, roles: ['prospect'] })).toEqual([
    'Upcoming events',
    'My content',
    'Peer groups',
    'Membership',
  ]);
});

it('links a member to the library and the community', () => {
  const links = linksFor(testMember);

  expect(links).toEqual(expect.arrayContaining(['My content', 'Pathways', 'Members', 'Opportunities']));
  expect(links).not.toContain('Sign in');
  expect(links).not.toContain('Membership');
});
