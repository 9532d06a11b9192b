import { salonNews } from '@athenaeum/content-contract/outgoing';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { RSVP } from './rsvp.model';
import { askForSeat } from './askForSeat';
import { withSeatLock } from './seats';

const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok message data { id } } }`;
const CALL_OFF = `mutation ($input: SetSalonStatusInput!) { setSalonStatus(input: $input) { ok message } }`;
const ROUNDS = 6;
const PEOPLE = 6;
const editor = viewerOf('editor-1', 'editor');

// Conflicting transactions are repeated, on a machine that runs other tests at the same time.
jest.setTimeout(120_000);

const world = openForFile(() => createTestWorld(subgraph));

const ask = async ({ _id }: SalonRow, user: string) =>
  (
    await world.run<{ createRSVP: { ok: boolean; message: string | null; data: { id: string } | null } }>(
      viewerOf(user),
      CREATE,
      { input: { salonId: _id, userId: user } },
    )
  ).createRSVP;
const callOff = ({ _id }: SalonRow) =>
  world.run(editor, CALL_OFF, { input: { id: _id, status: 'cancelled', reason: 'The host is ill.' } });

it.each([
  ['with room for everybody', null],
  ['with one seat', 1],
])('everybody who gets a seat while an event %s is being cancelled is told of it', async (_, capacity) => {
  for (let round = 0; round < ROUNDS; round++) {
    const salon = await aSalon({ capacity });
    const people = Array.from({ length: PEOPLE }, (__, n) => `person-${round}-${n}`);

    const [answers] = await Promise.all([
      Promise.all(people.map((person) => ask(salon, person))),
      callOff(salon),
    ]);

    const acknowledged = answers.flatMap(({ ok, data }) => (ok ? [data!.id] : []));
    const messages = await OutboxMessage.find({ kind: salonNews.kind }).lean();
    const told = new Set(messages.map(({ payload }) => (payload as { rsvp_id: string }).rsvp_id));
    expect(acknowledged.filter((id) => !told.has(id))).toEqual([]);
    for (const { ok, message } of answers) if (!ok) expect(message).toBe('This event was cancelled.');
    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(acknowledged.length);
  }
});

it('refuses a seat at an event that was cancelled after the request passed its checks', async () => {
  const salon = await aSalon();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const turns = Array.from({ length: 4 }, () => withSeatLock(salon._id, () => held));

  const asked = askForSeat(salon._id, { user_id: 'late' }, {});
  await Salon.updateOne({ _id: salon._id }, { salon_status: 'postponed' });
  goOn();

  await expect(asked).rejects.toThrow('This event was postponed.');
  await Promise.all(turns);
  expect(await RSVP.exists({ salon_id: salon._id })).toBeNull();
});
