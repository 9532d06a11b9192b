import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import mongoose from 'mongoose';
import { startProxy, type Proxy } from './proxy';

let proxy: Proxy;
beforeAll(async () => {
  const behind = new URL(process.env.TEST_MONGODB_URI!);
  proxy = await startProxy(Number(behind.port));
  const uri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
  await connectDatabase(uri, { longestSilence: 300 });
});
afterAll(async () => {
  await disconnectDatabase();
  proxy.stop();
});

const ask = () => mongoose.connection.collection('anything').findOne();

it('a database that hangs is left after a while, and asked again once it goes on', async () => {
  await ask();
  await proxy.ail('hanging');

  // More at once than there are connections that have greeted before.
  const asked = await Promise.allSettled([ask(), ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);

  await proxy.ail(null);
  expect(await ask()).toBeNull();
});
