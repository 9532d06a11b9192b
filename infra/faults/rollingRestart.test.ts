import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { INTERNAL_TOKEN_HEADER, mintInternalToken, serviceViewer } from '@athenaeum/kit';
import { mongo } from 'mongoose';
import { createInstance } from '../processes/instance';
import { createReplicas } from '../processes/replicas';
import { askGraph, startLoad } from './load';

const INTERNAL_KEY = 'k'.repeat(40);
const MONGODB_URI = process.env.TEST_MONGODB_URI!;
const MONGODB_DATABASE = `test_${randomUUID().slice(0, 12)}`;
const PER_SECOND = 30;
// Four starts of a process, on a machine that may be busy.
jest.setTimeout(300_000);

it('loses no request while two instances are restarted one after the other', async () => {
  const entry = join(__dirname, '../../subgraphs/opportunities/src/main.ts');
  const env = {
    MONGODB_URI,
    MONGODB_DATABASE,
    INTERNAL_KEY,
    // On a machine that may be busy, it is noticed late that an instance leaves, and answered late what it was asked.
    SHUTDOWN_DELAY_MS: '5000',
    SHUTDOWN_LONGEST_MS: '60000',
  };
  const replicas = await createReplicas((port) => createInstance(entry, port, env), { count: 2 });
  await replicas.start();
  const { load, stop } = startLoad(PER_SECOND, (agent) =>
    askGraph(agent, { port: replicas.door, ...aQuestion() }),
  );
  while (load.answered < 100) await new Promise((resolve) => setTimeout(resolve, 20));

  const codes = await replicas.restart();
  const afterRollout = load.answered;
  while (load.answered < afterRollout + 100) await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();

  expect(load.failed).toEqual({});
  expect(codes).toEqual([0, 0]);
  for (const { kill } of replicas.instances) await kill();
  await replicas.stop();
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
