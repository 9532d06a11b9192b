import type { Session } from '@athenaeum/shell-contract';
import type { RegistryView, RemoteView } from '../registry/registryView';
import { routeOf } from './route';
import { titleOf } from './titleOf';

const remote = (name: string, area: string, pages: RemoteView['manifest']['pages']): RemoteView => ({
  name,
  version: 'v1',
  base: `/remotes/${name}/v1/`,
  entry: 'remoteEntry.js',
  chunks: [],
  integrity: {},
  manifest: { name, contract: 1, area, pages },
});

const registry: RegistryView = {
  id: '1',
  remotes: [
    remote('mfe-one', 'learning', [
      { path: '/', title: 'Home', roles: ['member'] },
      { path: '/salons/:slug', title: 'Salon' },
      { path: '/my-profile', title: 'Profile', area: 'account' },
      { path: '/questions', title: 'Questions', roles: ['member'], bare: true },
    ]),
    remote('mfe-two', 'admin', [{ path: '/admin/members', title: 'Members List', roles: ['admin'] }]),
  ],
  quarantined: [],
};

const unknown: Session = { status: 'loading', user: null };
const visitor: Session = { status: 'ready', user: null };
const member: Session = {
  status: 'ready',
  user: {
    id: '1',
    name: 'A',
    first_name: 'A',
    slug: null,
    avatar: null,
    roles: ['member'],
    needs_agreement: false,
  },
};

it('shows an area to those it is for', () => {
  expect(routeOf('/', registry, member)).toEqual({
    kind: 'area',
    remote: 'mfe-one',
    area: 'learning',
    title: 'Home',
  });
  expect(routeOf('/salons/x', registry, visitor)).toMatchObject({ kind: 'area', remote: 'mfe-one' });
});

it('takes the label of the page where it has one of its own', () => {
  expect(routeOf('/my-profile', registry, member)).toMatchObject({ area: 'account' });
});

it('keeps a page bare from the first moment, and asks a visitor to sign in with everything around', () => {
  expect(routeOf('/questions', registry, unknown)).toMatchObject({ kind: 'waiting', bare: true });
  expect(routeOf('/questions', registry, member)).toMatchObject({ kind: 'area', bare: true });
  expect(routeOf('/questions', registry, visitor)).not.toHaveProperty('bare');
});

it('asks a visitor to sign in, and waits until the session is known', () => {
  expect(routeOf('/', registry, visitor)).toMatchObject({ kind: 'signIn', title: 'Home' });
  expect(routeOf('/', registry, unknown)).toMatchObject({ kind: 'waiting' });
});

it('does not tell denied from not found', () => {
  expect(routeOf('/admin/members', registry, member)).toEqual(routeOf('/nothing', registry, member));
});

it('says of a page of the membership that it is one, to an account without a membership', () => {
  const prospect: Session = { status: 'ready', user: { ...member.user!, roles: ['prospect'] } };
  const coach: Session = { status: 'ready', user: { ...member.user!, roles: ['prospect', 'coach'] } };

  expect(routeOf('/', registry, prospect)).toEqual({
    kind: 'membersOnly',
    area: 'learning',
    title: 'Home',
  });
  expect(routeOf('/', registry, coach)).toMatchObject({ kind: 'membersOnly' });
  expect(routeOf('/salons/x', registry, prospect)).toMatchObject({ kind: 'area' });
  expect(routeOf('/admin/members', registry, prospect)).toMatchObject({ kind: 'notFound' });
});

it('does not call an address unknown while the entry of a remote cannot be read', () => {
  const quarantined = { ...registry, quarantined: ['mfe-three'] };

  expect(routeOf('/nothing', quarantined, member).kind).toBe('unavailable');
});

it('has the legal pages itself, for everybody', () => {
  const route = routeOf('/member-agreement', registry, visitor);

  expect(route).toEqual({ kind: 'legal', page: '/member-agreement' });
  expect(titleOf(route)).toBe('Member agreement');
});
