import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  aSlowRequest,
  startBrokenProcess,
  untilClosed,
  type BrokenProcess,
} from '@athenaeum/kit/testing/brokenProcess';
import { freePort } from '@athenaeum/kit/testing/freePort';
import mongoose from 'mongoose';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-broken-'));
const MONGODB_DATABASE = `test_${randomUUID().slice(0, 12)}`;
let gateway: BrokenProcess;
let port: number;
beforeEach(async () => {
  port = await freePort();
  gateway = startBrokenProcess('gateway/src/main.ts', {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    MONGODB_DATABASE,
    DATA_DIR: folder,
    SUPERGRAPH_FILE: resolve(__dirname, '../supergraph.graphql'),
    GATEWAY_MODE: 'embedded',
    SHUTDOWN_DELAY_MS: '2000',
    SHUTDOWN_LONGEST_MS: '60000',
  });
  await gateway.said('gateway is listening');
});
afterEach(() => gateway.kill());
afterAll(async () => {
  await mongoose.connect(process.env.TEST_MONGODB_URI ?? '', { dbName: MONGODB_DATABASE });
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  rmSync(folder, { recursive: true });
});

const read = (path: string) =>
  new Promise<{ status?: number; text: string }>((done, reject) => {
    get({ port, host: '127.0.0.1', path }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => done({ status: answer.statusCode, text }));
    }).once('error', reject);
  });

const aQuestion = () =>
  aSlowRequest({
    port,
    path: '/graphql',
    body: '{"query":"{ __typename }"}',
    headers: { origin: `http://localhost:${port}` },
  });
const ANSWERED = /HTTP\/1\.1 200 [^]*"__typename":"Query"/;

it.each(['uncaughtException', 'unhandledRejection'] as const)(
  'is not ready after an %s, counts it, answers what is in flight and ends with 1',
  async (kind) => {
    const question = await aQuestion();

    gateway.breakIt(kind);
    await gateway.said('"unexpected error"');
    const [ready, metrics] = await Promise.all([read('/ready'), read('/metrics')]);
    const answer = await question.finish();

    expect(ready.status).toBe(503);
    expect(ready.text).toContain('"isDraining":true');
    expect(metrics.text).toContain(`process_unexpected_errors_total{kind="${kind}"} 1`);
    expect(answer).toMatch(ANSWERED);
    expect(await gateway.exitCode).toBe(1);
    expect(gateway.output()).not.toContain('amara@example.test');
  },
);

it('ends with 1 where the error comes while a signal ends it with 0', async () => {
  const question = await aQuestion();
  gateway.stop();
  await untilClosed(port);

  gateway.breakIt();
  await gateway.said('"unexpected error"');
  const answer = await question.finish();

  expect(answer).toMatch(ANSWERED);
  expect(await gateway.exitCode).toBe(1);
});
