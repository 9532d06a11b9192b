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

const ask = () => mongoose.connection.db!.command({ ping: 1 });

it('a database that hangs is left after a while, and asked again once it goes on', async () => {
  await ask();
  await proxy.ail('hanging');

  await expect(ask()).rejects.toThrow(/timed out/);

  await proxy.ail(null);
  expect(await ask()).toMatchObject({ ok: 1 });
});
