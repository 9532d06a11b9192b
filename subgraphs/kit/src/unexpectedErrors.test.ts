import { INTERNAL_TOKEN_HEADER, mintInternalToken } from './internalToken';
import { openTestDatabase, type TestDatabase } from './testing';
import { aSlowRequest, startBrokenProcess, type BrokenProcess } from './testing/brokenProcess';
import { freePort } from './testing/freePort';
import { visitor } from './viewer';

const INTERNAL_KEY = 'a key of this test only';
jest.setTimeout(120_000);

let database: TestDatabase;
let service: BrokenProcess;
let port: number;
beforeEach(async () => {
  database = await openTestDatabase([]);
  port = await freePort();
  service = startBrokenProcess('subgraphs/users/src/main.ts', {
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: database.name,
    INTERNAL_KEY,
    PORT: String(port),
    SHUTDOWN_LONGEST_MS: '60000',
  });
  await service.said('subgraph is listening');
});
afterEach(async () => {
  service.kill();
  await database.close();
});

const aQuestion = () =>
  aSlowRequest({
    port,
    path: '/graphql',
    body: '{"query":"{ __typename }"}',
    headers: {
      [INTERNAL_TOKEN_HEADER]: mintInternalToken(INTERNAL_KEY, 'users', { viewer: visitor, requestId: 'r' }),
    },
  });

it('answers what is in flight after an error that nobody caught, and ends with 1', async () => {
  const question = await aQuestion();

  service.breakIt();
  await service.said('"unexpected error"');
  service.breakIt();
  await service.said('"unexpected error while draining"');
  const answer = await question.finish();

  expect(answer).toMatch(/HTTP\/1\.1 200 [^]*"__typename":"Query"/);
  expect(await service.exitCode).toBe(1);
  expect(service.output()).toMatch(/"kind":"uncaughtException","error":"TypeError","stack":".*Timeout/);
  expect(service.output()).not.toContain('amara@example.test');
});
