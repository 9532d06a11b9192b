import { createReadable, type Session } from '@athenaeum/shell-contract';
import { defineRemote } from '@athenaeum/shell-contract/manifest';
import { testMember } from '@athenaeum/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { SubNavigation } from './SubNavigation';

const areaWith = (
  children: { label: string; to: string }[],
  slots: Parameters<typeof defineRemote>[0]['slots'] = [],
) =>
  defineRemote({
    name: 'mfe-one',
    contract: 1,
    area: 'events',
    pages: [{ path: '/', title: 'Events' }],
    navigation: [{ label: 'Events', to: '/', order: 1, children }],
    slots,
  });

const drawn = (...area: Parameters<typeof areaWith>) =>
  renderShell(<SubNavigation />, { manifests: [areaWith(...area)], session: testMember });

it('names the area and leads to its pages', () => {
  drawn([
    { label: 'All events', to: '/' },
    { label: 'Hosts', to: '/hosts' },
  ]);

  expect(screen.getByRole('region', { name: 'events area' })).toHaveTextContent(/^events/);
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Hosts' })).toHaveAttribute('href', '/hosts');
});

it('lights the link that a page says it is under, and no longer than it stands there', () => {
  const under = createReadable({ type: 'under', at: '/salons/the-ask', to: '/calendar' } as const);
  const children = [
    { label: 'Home', to: '/' },
    { label: 'Calendar', to: '/calendar' },
  ];
  renderShell(<SubNavigation />, {
    manifests: [{ ...areaWith(children), pages: [{ path: '/salons/:slug', title: 'Event' }] }],
    route: '/salons/the-ask',
    parts: { under },
  });
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');

  act(() => history.pushState(null, '', '/salons/another'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));

  expect(screen.getByRole('link', { name: 'Calendar' })).not.toHaveAttribute('aria-current');
});

it('takes no room where an area has no pages to lead to', () => {
  drawn([]);

  expect(screen.queryByRole('region')).toBeNull();
});

it('keeps the place of a widget where an area has no pages to lead to', () => {
  drawn([], [{ slot: 'topbar.widget', version: 1, export: 'widget', when: { area: 'events' } }]);

  expect(screen.getByRole('region', { name: 'events area' })).toHaveTextContent(/^$/);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('keeps its height while the viewer of a page for members is not known', () => {
  const members = defineRemote({
    name: 'mfe-one',
    contract: 1,
    area: 'events',
    pages: [{ path: '/', title: 'Events', roles: ['member'] }],
    navigation: [
      { label: 'Events', to: '/', order: 1, roles: ['member'], children: [{ label: 'All', to: '/' }] },
    ],
  });

  renderShell(<SubNavigation />, {
    manifests: [members],
    platform: { session: createReadable<Session>({ status: 'loading', user: null }) },
  });

  expect(screen.getByRole('region', { name: 'events area' })).toHaveTextContent(/^$/);
});
