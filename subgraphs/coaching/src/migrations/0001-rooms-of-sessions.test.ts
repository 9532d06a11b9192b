import { serviceViewer } from '@athenaeum/kit';
import { back, expand, type MigrationPlace } from '@athenaeum/kit/migrations';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { subgraph } from '../index';
import { Session } from '../modules/session/session.model';
import { aCoach, aSession } from '../testing/factories';
import { roomsOfSessions } from './0001-rooms-of-sessions';

const world = openForFile(() => createTestWorld(subgraph));

const place = (): MigrationPlace => ({
  client: mongoose.connection.getClient() as never,
  db: mongoose.connection.db!,
  subgraph: 'coaching',
  by: 'Ada',
});
const stored = async (id: string) => (await Session.findById(id).lean())!.room;
const read = async (id: string) =>
  (
    await world.run<{ sessionNotice: { data: { room: string } } }>(
      serviceViewer,
      `{ sessionNotice(id: "${id}") { data { room } } }`,
    )
  ).sessionNotice.data.room;

it('stores the room that sessions without one have had, leaves the others, and goes back', async () => {
  const { _id: coach_id } = await aCoach();
  const [{ _id: old }, { _id: current }] = [await aSession({ coach_id }), await aSession({ coach_id })];
  await Session.updateOne({ _id: old }, { $unset: { room: 1 } });
  const had = [await read(old), await read(current)];

  await expand(place(), roomsOfSessions);
  expect([await stored(old), await stored(current)]).toEqual(had);
  expect([await read(old), await read(current)]).toEqual(had);

  await back(place(), roomsOfSessions);
  expect([await stored(old), await stored(current)]).toEqual([undefined, had[1]]);
  expect(await read(old)).toBe(had[0]);
});
