import { MAX_SEATS, seatsAround } from './seatsAround';
import { seatsOf } from './seatsOf';

const NGOZI = { id: 'l', slug: 'ngozi-eze', name: 'Ngozi Eze', title: null, thumbnail: null };
const leila = {
  id: 'm',
  user: {
    id: 'u',
    name: 'Leila Haddad',
    slug: 'leila-haddad',
    title: null,
    company: null,
    avatar: '/leila.webp',
  },
};
const group = { leaders: [NGOZI], members: null, member_count: 2, my_membership: null };

const kinds = (...asked: Parameters<typeof seatsOf>) => seatsOf(...asked).map(({ kind }) => kind);

it('names leaders to everybody, and of members only that their seats are taken', () => {
  expect(seatsOf(group, false)).toEqual([
    { kind: 'person', name: 'Ngozi Eze', picture: null, leads: true },
    { kind: 'unnamed' },
    { kind: 'unnamed' },
  ]);
});

it('has a free seat beside the leaders for a member without a place', () => {
  expect(kinds(group, true)).toEqual(['person', 'open', 'unnamed', 'unnamed']);
  expect(kinds({ ...group, my_membership: { id: 'p', status: 'REQUESTED' } }, true)).not.toContain('open');
});

it('names members to those of the group, apart from profiles that may not be seen', () => {
  expect(seatsOf({ ...group, members: [leila, { id: 'x', user: null }] }, true).slice(1)).toEqual([
    { kind: 'person', name: 'Leila Haddad', picture: '/leila.webp', leads: false },
    { kind: 'unnamed' },
  ]);
});

it('seats leaders opposite each other', () => {
  const leaders = [NGOZI, { ...NGOZI, id: 'k', name: 'Marisol Vega' }];

  expect(seatsOf({ ...group, leaders, member_count: 4 }, false)).toMatchObject([
    { name: 'Ngozi Eze' },
    { kind: 'unnamed' },
    { kind: 'unnamed' },
    { name: 'Marisol Vega' },
    { kind: 'unnamed' },
    { kind: 'unnamed' },
  ]);
});

it('spreads the seats evenly around the table, at most as many as have room', () => {
  const [right, left, ...others] = seatsAround(seatsOf({ ...group, member_count: 1 }, false));
  expect([right, left]).toMatchObject([
    { x: 91, y: 50 },
    { x: 9, y: 50 },
  ]);
  expect(others).toEqual([]);
  expect(seatsAround(seatsOf({ ...group, member_count: 40 }, false))).toHaveLength(MAX_SEATS);
});
