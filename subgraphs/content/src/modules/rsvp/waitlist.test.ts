import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon } from '../../testing/factories';
import { RSVP, type RSVPRow } from './rsvp.model';
import { waitlistPositions } from './waitlist';

openForFile(() => createTestWorld(subgraph));
beforeEach(() => RSVP.collection.deleteMany({}));

const waiting = (salon_id: string, queued_at: number, given: Partial<RSVPRow> = {}) =>
  anRSVP({ salon_id, user_id: `member-${queued_at}`, status: 'PENDING', queued_at, ...given });

it('counts those who wait for the same event, of one RSVP and of several at once', async () => {
  const [full, other] = [await aSalon({ capacity: 1 }), await aSalon({ capacity: 1 })];
  const later = Date.now() + 60_000;
  const attending = await waiting(full._id, 1, { status: 'RESERVED' });
  await waiting(full._id, 2, { held_until: later });
  await waiting(full._id, 3, { user_id: null, guest_email: 'guest@example.org', confirm_by: later });
  await waiting(full._id, 4, { status: 'INVITED' });
  await waiting(full._id, 5);
  const second = await waiting(full._id, 6);
  const elsewhere = await waiting(other._id, 7);

  expect(await waitlistPositions([second, elsewhere, attending])).toEqual([2, 1, null]);
  for (const [row, position] of [
    [second, 2],
    [elsewhere, 1],
    [attending, null],
  ] as const)
    expect(await waitlistPositions([row])).toEqual([position]);
  expect(await waitlistPositions([])).toEqual([]);
});

it('puts those who came in the same millisecond in the order of their ids', async () => {
  const salon = await aSalon({ capacity: 1 });
  const rows = [];
  for (const _id of ['b', 'c', 'a']) rows.push(await waiting(salon._id, 1, { _id, user_id: _id }));

  const together = await waitlistPositions(rows);
  const alone = await Promise.all(rows.map((row) => waitlistPositions([row])));

  expect(together).toEqual([2, 3, 1]);
  expect(alone.flat()).toEqual(together);
});

it('is in the order in which they came also where no index has it', async () => {
  await RSVP.collection.dropIndex('salon_id_1_status_1_queued_at_1__id_1');
  const salon = await aSalon({ capacity: 1 });
  const rows = [];
  // Ids are random elsewhere, and in the order in which they came by chance.
  for (const [_id, queued_at] of [
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ] as const)
    rows.push(await waiting(salon._id, queued_at, { _id }));

  expect(await waitlistPositions(rows)).toEqual([2, 3, 1]);
});
