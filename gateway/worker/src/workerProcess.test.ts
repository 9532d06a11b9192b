import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createServices, INTERNAL_KEY } from '@athenaeum/gateway-testing/services';
import { startBrokenProcess, untilClosed, type BrokenProcess } from '@athenaeum/kit/testing/brokenProcess';
import { freePort } from '@athenaeum/kit/testing/freePort';
import mongoose from 'mongoose';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-worker-'));
const MONGODB_DATABASE = `test_${randomUUID().slice(0, 12)}`;
const { schemas } = createFakeSubgraphs(new Map());
let subgraphs: Awaited<ReturnType<typeof createServices>>;
let worker: BrokenProcess;
let port: number;
// The subgraphs are ready while their own process has a database.
beforeAll(async () => {
  await mongoose.connect(process.env.TEST_MONGODB_URI ?? '', { dbName: MONGODB_DATABASE });
});
beforeEach(async () => {
  subgraphs = await createServices(schemas);
  port = await freePort();
  worker = startBrokenProcess('gateway/worker/src/main.ts', {
    NODE_ENV: 'test',
    PORT: String(port),
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    MONGODB_DATABASE,
    DATA_DIR: folder,
    INTERNAL_KEY,
    ...subgraphs.env,
  });
  await worker.said('worker is listening');
});
afterEach(async () => {
  worker.kill();
  await subgraphs.closeAll();
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  rmSync(folder, { recursive: true });
});

const read = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  return { status: answer.status, text: await answer.text() };
};

it('answers operations and nobody else, and ends with 0 when it is told to', async () => {
  const [live, ready, metrics, other] = await Promise.all(
    ['/live', '/ready', '/metrics', '/graphql'].map(read),
  );

  expect(live!.status).toBe(200);
  expect(ready).toMatchObject({ status: 200, text: expect.stringContaining('"content":true') });
  expect(metrics!.text).toContain('outbox_messages{state="dead"} 0');
  expect(other!.status).toBe(404);

  worker.stop();

  expect(await worker.exitCode).toBe(0);
  await untilClosed(port);
});

it('ends with 1 after an uncaught error, and counts it', async () => {
  worker.breakIt();
  await worker.said('"unexpected error"');

  expect(await worker.exitCode).toBe(1);
  expect(worker.output()).not.toContain('amara@example.test');
});
