import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoRandom } from '@athenaeum/kit/demo';
import { openTestDatabase, type TestDatabase } from '@athenaeum/kit/testing';
import { startBrokenProcess, type BrokenProcess } from '@athenaeum/kit/testing/brokenProcess';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { allDocs } from '@athenaeum/bff/docs';
import { models } from '@athenaeum/bff/models';
import { createBrowser } from '@athenaeum/gateway-testing/browser';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { brokenRequest } from './inputs/brokenRequest';
import { RAISED_LIMITS } from './inputs/raisedLimits';
import { faultOnConnection } from './inputs/faultOnConnection';
import { readAnswers } from './inputs/readAnswers';
import { sendRaw } from './inputs/sendRaw';
import { SIGNING } from './inputs/sendTo';

/** The same seed sends the same again; `node --import tsx infra/faults/fuzz.ts` sends more. */
const SEED = process.env.FUZZ_SEED ?? 'athenaeum';
const REQUESTS = Number(process.env.FUZZ_BROKEN ?? 1500);
const MAX_CONCURRENT = 8;
/** The senders sign in again after this many: some requests sign out. */
const REQUESTS_PER_SESSION = 1000;
const SENDERS = ['visitor', 'member', 'admin'] as const;
const ROUTES = allDocs.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
// Thousands of requests on a busy machine.
jest.setTimeout(3_600_000);

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-broken-'));
let database: TestDatabase;
let gateway: BrokenProcess;
let host: string;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase(models);
  await seedDemo('users', 'content', 'coaching', 'opportunities');
  port = await freePort();
  host = `localhost:${port}`;
  gateway = startBrokenProcess('gateway/src/main.ts', {
    ...RAISED_LIMITS,
    ...SIGNING,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://${host}`,
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: database.name,
    DATA_DIR: folder,
    SUPERGRAPH_FILE: resolve(__dirname, '../supergraph.graphql'),
    OUTBOX_CONCURRENCY: '0',
  });
  await gateway.said('gateway is listening');
}, 240_000);
afterAll(async () => {
  gateway.kill();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function cookieOf(sender: (typeof SENDERS)[number]): Promise<string> {
  if (sender === 'visitor') return '';
  const browser = createBrowser(`http://${host}`);
  await browser.signIn(DEMO_ACCOUNTS[sender].email, DEMO_PASSWORD);
  const cookie = browser.cookieHeader('/');
  if (!cookie) throw new Error(`${sender} could not sign in`);
  return cookie;
}

it('answers every broken request without an uncaught error in the process', async () => {
  const faults: string[] = [];
  const answered = new Map<number, number>();
  let cookies: string[] = [];
  const send = async (number: number) => {
    const random = demoRandom(`${SEED}:${number}`);
    const request = brokenRequest({
      random,
      route: ROUTES[number % ROUTES.length]!,
      host,
      cookie: random.pick(cookies),
    });
    const answer = await sendRaw(port, request);
    const answers = readAnswers(answer);
    const status = answers[0]?.status ?? 0;
    answered.set(status, (answered.get(status) ?? 0) + 1);
    const fault = faultOnConnection(answers, request);
    if (fault)
      faults.push(
        `seed ${SEED}:${number}: ${fault}\n${JSON.stringify(request.head.slice(0, 900))}\n${JSON.stringify(request.body.toString('latin1').slice(0, 300))}\n${answer.toString().slice(-400)}`,
      );
  };

  for (let first = 0; first < REQUESTS; first += REQUESTS_PER_SESSION) {
    cookies = await Promise.all(SENDERS.map(cookieOf));
    let next = first;
    const last = Math.min(first + REQUESTS_PER_SESSION, REQUESTS);
    const work = async () => {
      while (next < last) await send(next++);
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  }
  const metrics = await (await fetch(`http://${host}/metrics`)).text();

  if (process.env.FUZZ_BROKEN) process.stdout.write(`${JSON.stringify([...answered].sort())}\n`);
  expect(faults).toEqual([]);
  expect(metrics).toContain('process_unexpected_errors_total{kind="uncaughtException"} 0');
  expect(metrics).toContain('process_unexpected_errors_total{kind="unhandledRejection"} 0');
  // Some are valid, and some are refused by the HTTP parser itself.
  expect([...answered.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 415, 431]));
});
