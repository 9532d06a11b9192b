import mongoose, { model, Schema } from 'mongoose';
import { joinReads } from './joinReads';
import { readInBatches } from './readInBatches';
import { openTestDatabase, type TestDatabase } from './testing';

interface Row {
  _id: number;
}

const ROWS = 450;
const Thing = model('BatchThing', new Schema({ _id: Number, text: String }).plugin(joinReads));

let database: TestDatabase;
let commands: string[] = [];
const note = ({ commandName }: { commandName: string }) => commands.push(commandName);
beforeAll(async () => {
  database = await openTestDatabase([]);
  // Its collection is created beside the first writes otherwise, or the reads below.
  await Thing.init();
  await Thing.insertMany(Array.from({ length: ROWS }, (_, _id) => ({ _id, text: 'some' })));
  mongoose.connection.getClient().on('commandStarted', note);
});
beforeEach(() => {
  commands = [];
});
afterAll(() => database.close());

it('reads many rows in answers of 200, which others’ questions go between', async () => {
  const rows = await readInBatches<Row>(Thing.find().sort({ _id: 1 }).select('_id').lean());

  expect(rows).toEqual(Array.from({ length: ROWS }, (_, _id) => ({ _id })));
  expect(commands).toEqual(['find', 'getMore', 'getMore']);
});

it('is joined with no other read', async () => {
  await Promise.all([readInBatches<Row>(Thing.find({ _id: { $lt: 9 } }).lean()), Thing.findById(3).lean()]);

  expect(commands.toSorted()).toEqual(['aggregate', 'find']);
});
