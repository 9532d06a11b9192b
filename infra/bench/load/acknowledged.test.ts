import { countLost, keyOf, nothingAcknowledged } from './acknowledged';
import { withDatabase } from './loadData';

const uri = process.env.TEST_MONGODB_URI!;
const SIZE = 'demo';
beforeAll(() =>
  withDatabase(uri, SIZE, async (db) => {
    await db.collection('rsvps').insertMany([
      { salon_id: 'salon', user_id: 'seated', status: 'RESERVED' },
      { salon_id: 'salon', user_id: 'in line', status: 'PENDING' },
      { salon_id: 'salon', user_id: 'only invited', status: 'INVITED' },
    ]);
    await db.collection('progresses').insertOne({ salon_id: 'salon', user_id: 'seated', progress: 0.5 });
  }),
);
afterAll(() => withDatabase(uri, SIZE, (db) => db.dropDatabase()));

it.each([
  ['seated', 0],
  ['in line', 0],
  ['only invited', 1],
  ['never stored', 1],
])('of a seat of one who is %s, %d are lost', async (who, lost) => {
  const acknowledged = { ...nothingAcknowledged(), seats: new Set([keyOf('salon', who)]) };

  expect(await countLost(uri, SIZE, acknowledged)).toBe(lost);
});

it.each([
  ['seated', 0.5, 0],
  ['seated', 0.4, 0],
  ['seated', 0.6, 1],
  ['never stored', 0.1, 1],
])('of what %s watched up to %d, %d are lost', async (who, progress, lost) => {
  const acknowledged = { ...nothingAcknowledged(), progress: new Map([[keyOf('salon', who), progress]]) };

  expect(await countLost(uri, SIZE, acknowledged)).toBe(lost);
});
