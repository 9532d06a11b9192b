import mongoose from 'mongoose';
import { countCost, countingInto, type Costs } from './costs';
import { openForFile, openTestDatabase } from './testing';

openForFile(() => openTestDatabase([]));

const nothing = (): Costs => ({ fetches: 0, queries: 0 });
const things = () => mongoose.connection.collection('things');

it('counts the queries of each request, beside concurrent ones and calls without a counter', async () => {
  const [one, other] = [nothing(), nothing()];

  await Promise.all([
    countingInto(one, async () => {
      await things().insertOne({ name: 'a' });
      await Promise.all([things().findOne({ name: 'a' }), things().countDocuments()]);
    }),
    countingInto(other, () => things().findOne({})),
    things().findOne({}),
  ]);

  expect(one.queries).toBe(3);
  expect(other.queries).toBe(1);
});

it('counts queries begun later, but no handshakes and no ends of transactions', async () => {
  const costs = nothing();

  await countingInto(costs, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mongoose.connection.db!.command({ ping: 1 });
    await mongoose.connection.transaction((session) => things().insertOne({ name: 'b' }, { session }));
    countCost('fetches');
  });

  expect(costs).toEqual({ fetches: 1, queries: 1 });
});
