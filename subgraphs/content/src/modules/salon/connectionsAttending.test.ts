import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon, DAY, HOUR } from '../../testing/factories';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from './salon.model';

/** As the gateway asks, with the ids from the users domain. */
const ASK = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Salon { connections_attending { id } } } }`;

type Answer = { connections_attending: { id: string }[] | null } | null;

const world = openForFile(() => createTestWorld(subgraph));

const member = viewerOf('the-viewer');
const attendingAt = async (viewer: Viewer, shown_connections: string[] | null, ...salons: SalonRow[]) => {
  const of = salons.map(({ _id }) => ({ __typename: 'Salon', id: _id, shown_connections }));
  const { _entities } = await world.run<{ _entities: Answer[] }>(viewer, ASK, { of });
  return _entities.map((one) => one?.connections_attending?.map(({ id }) => id) ?? null);
};
const seat = (salon: SalonRow, user_id: string, given: Partial<RSVPRow> = {}) =>
  anRSVP({ salon_id: salon._id, user_id, status: 'RESERVED', ...given });

it('are those with a seat of the connections who are shown, first come first', async () => {
  const salon = await aSalon();
  await seat(salon, 'second', { created_at: 2 });
  await seat(salon, 'first', { created_at: 1 });
  await seat(salon, 'not-shown');
  await seat(await aSalon(), 'elsewhere');

  expect(await attendingAt(member, ['second', 'first', 'elsewhere'], salon)).toEqual([['first', 'second']]);
});

it.each<[string, Partial<RSVPRow>]>([
  ['cancelled', { status: 'INVITED', responded_at: 1 }],
  ['is invited', { status: 'INVITED' }],
  ['waits', { status: 'PENDING' }],
  ['has a seat held for payment', { status: 'PENDING', held_until: Date.now() + HOUR }],
])('are none who %s', async (_what, given) => {
  const salon = await aSalon();
  await seat(salon, 'connection', given);

  expect(await attendingAt(member, ['connection'], salon)).toEqual([[]]);
});

it.each<[string, Partial<SalonRow>]>([
  ['cancelled', { salon_status: 'cancelled' }],
  ['postponed', { salon_status: 'postponed' }],
  ['over', { date: Date.now() - DAY }],
])('are none at an event that is %s', async (_what, given) => {
  const salon = await aSalon(given);
  await seat(salon, 'connection');

  expect(await attendingAt(member, ['connection'], salon)).toEqual([[]]);
});

it('are null for those who are no members, and where the users domain did not answer', async () => {
  const salon = await aSalon({ invite_type: 'OPEN_TO_PUBLIC' });
  await seat(salon, 'connection');

  for (const viewer of [visitor, viewerOf('p', 'prospect')])
    expect(await attendingAt(viewer, ['connection'], salon)).toEqual([null]);
  expect(await attendingAt(member, null, salon)).toEqual([null]);
});

it('are not given away of a private event that the viewer does not know', async () => {
  const salon = await aSalon({ is_private: true });
  await seat(salon, 'connection');

  expect(await attendingAt(member, ['connection'], salon)).toEqual([null]);
  expect(await attendingAt(viewerOf('e', 'editor'), ['connection'], salon)).toEqual([['connection']]);
});

it('are at most twelve', async () => {
  const salon = await aSalon();
  const ids = Array.from({ length: 13 }, (_, index) => `c${index}`);
  for (const [created_at, id] of ids.entries()) await seat(salon, id, { created_at });

  expect(await attendingAt(member, ids, salon)).toEqual([ids.slice(0, 12)]);
});

it('take as many queries for three events as for one', async () => {
  const salons = [await aSalon(), await aSalon(), await aSalon()];
  for (const salon of salons) await seat(salon, 'connection');
  const readsOf = (...asked: SalonRow[]) =>
    world.countReads(async () =>
      expect(await attendingAt(member, ['connection'], ...asked)).toEqual(asked.map(() => ['connection'])),
    );

  expect(await readsOf(salons[0]!)).toBe(2);
  expect(await readsOf(...salons)).toBe(2);
});
