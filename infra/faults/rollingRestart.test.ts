import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { INTERNAL_TOKEN_HEADER, mintInternalToken, serviceViewer } from '@athenaeum/kit';
import { mongo } from 'mongoose';
import { startBalancer } from './balancer';
import { freePort } from './freePort';
import { createInstance, rollOver } from './instance';
import { askGraph, startLoad } from './load';

const INTERNAL_KEY = 'k'.repeat(40);
const MONGODB_URI = process.env.TEST_MONGODB_URI!;
const MONGODB_DATABASE = `test_${randomUUID().slice(0, 12)}`;
// Four starts of a process, on a machine that may be busy.
jest.setTimeout(180_000);

it('loses no request while two instances are restarted one after the other', async () => {
  const entry = join(__dirname, '../../subgraphs/opportunities/src/main.ts');
  const env = { MONGODB_URI, MONGODB_DATABASE, INTERNAL_KEY };
  const instances = [
    createInstance(entry, await freePort(), env),
    createInstance(entry, await freePort(), env),
  ];
  for (const instance of instances) await instance.start();
  const balancer = await startBalancer(instances.map(({ port }) => port));
  const { load, stop } = startLoad(60, (agent) => askGraph(agent, { port: balancer.port, ...aQuestion() }));
  while (load.answered < 100) await new Promise((resolve) => setTimeout(resolve, 20));

  const codes = await rollOver(instances);
  const afterRollout = load.answered;
  while (load.answered < afterRollout + 100) await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();

  expect(load.failed).toEqual({});
  expect(codes).toEqual([0, 0]);
  balancer.stop();
  for (const instance of instances) await instance.end();
  await dropDatabase();
});

function aQuestion() {
  const token = mintInternalToken(INTERNAL_KEY, 'opportunities', {
    viewer: serviceViewer,
    requestId: 'load',
  });
  return {
    headers: { [INTERNAL_TOKEN_HEADER]: token },
    query: '{ opportunities(input: { take: 5 }) { ok data { id } } }',
  };
}

async function dropDatabase(): Promise<void> {
  const client = await new mongo.MongoClient(MONGODB_URI).connect();
  await client.db(MONGODB_DATABASE).dropDatabase();
  await client.close();
}
