import { screen } from '@testing-library/react';
import { defineRemote, type Role } from '@athenaeum/shell-contract/manifest';
import { testMember } from '@athenaeum/shell-contract/testing';
import { renderShell } from '../testing/renderShell';
import MembersOnlyPage from './MembersOnlyPage';

const remote = defineRemote({
  name: 'mfe-one',
  contract: 1,
  area: 'one',
  pages: [{ path: '/one', title: 'One' }],
  navigation: [
    { label: 'Events', to: '/upcoming-events', order: 5, roles: ['visitor', 'prospect'] },
    { label: 'Sign up', to: '/sign-up', order: 90, roles: ['visitor'] },
    { label: 'Membership', to: '/sign-up', order: 90, roles: ['prospect'] },
    { label: 'Community', to: '/community/members', order: 30, roles: ['member'] },
    { label: 'Learning', to: '/', order: 10, roles: ['prospect', 'member'] },
  ],
});

it('says what gives access and leads to what the viewer has instead, the membership first', () => {
  const roles: Role[] = ['prospect'];
  renderShell(<MembersOnlyPage />, {
    manifests: [remote],
    session: { ...testMember, roles },
  });

  expect(screen.getByRole('heading', { name: 'This page is for members' })).toBeInTheDocument();
  expect(screen.getByText(/^It opens with a membership of Athenaeum/)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Membership', '/sign-up'],
    ['Events', '/upcoming-events'],
  ]);
});
