import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoId, demoRandom } from '@athenaeum/kit/demo';
import { freePort } from '@athenaeum/kit/testing/freePort';
import mongoose from 'mongoose';
import { browse, signIn } from '../faults/member';
import { createDatabase, databaseAt } from '../processes/database';
import { createInstance } from '../processes/instance';
import { measureStealTime } from './load/machine';
import { databaseOf, loadData } from './load/loadData';
import { compare, quantile } from './ranks';

/**
 * Whether the time of an answer tells a known address from an unknown one: every route that takes an address from
 * somebody who need not have it, 60 of each in an order by chance, each from a network of its own, at a gateway as it runs.
 * `node --import tsx infra/bench/addressBooks.ts [--seed text] [--only 'signing in']`. Ends with 1 where they differ, and again with others.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string', default: '' },
  },
});
const random = demoRandom(values.seed);
const TRIES = 60;
/** Of each kind before that: what is called often is compiled, what is kept is kept. */
const WARM_UP = 8;
const SIGNIFICANT = 0.001;
/** What a difference of medians may be, ms, or as a share of the median. */
const MARGIN_MS = 2;
const MARGIN_SHARE = 0.05;
const LIMITS = ['UNASKED_MAIL', 'RSVP'].map((name) => [`LIMIT_${name}`, '1000000']);
const SALON = demoId('salon', 'the-art-of-the-ask');
/** What the form to sign in says, whichever of the two it is. */
const WRONG = 'That email and password do not match.';
const PERSON = { first_name: 'Vera', last_name: 'Lund' };
const REFER = 'mutation ($input: ReferInput!) { refer(input: $input) { ok code message data { status } } }';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

type Kind = 'known' | 'unknown';
type Times = Record<Kind, number[]>;
/** What is sent, once all that comes before it is done. */
type Prepared = () => Promise<Response>;

const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-bench-'));
const database = await createDatabase(join(dataDir, 'database'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const gateway = createInstance('gateway/src/main.ts', port, {
  DATA_DIR: dataDir,
  MONGODB_URI: databaseAt(database.port),
  MONGODB_DATABASE: databaseOf('demo'),
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: 'error',
  ...Object.fromEntries(LIMITS),
});
try {
  await database.start();
  await loadData(databaseAt(database.port), 'demo');
  await connectDatabase(databaseAt(database.port), { dbName: databaseOf('demo') });
  // A full event answers otherwise, for every caller.
  await rows('salons').updateOne({ _id: SALON }, { $set: { capacity: null, is_closed: false } });
  await givePasswords();
  await gateway.start();
  await measureAll();
} finally {
  await disconnectDatabase();
  await gateway.end();
  await database.end();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const others = measureStealTime();
  console.log(`seed ${values.seed}; load before ${loadavg()[0]!.toFixed(1)}`);
  console.log('| route | known ms | unknown ms | of medians | overlap | p |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, route] of Object.entries(await routes())) {
    if (!name.includes(values.only)) continue;
    const addresses = random.sample(await membersAddresses(), 2 * (WARM_UP + TRIES));
    const half = addresses.length / 2;
    if (!tell(name, await measure(route, addresses.slice(0, half)))) continue;
    // Once in a while chance alone is as clear; twice in a row it is not.
    if (tell(`${name}, again`, await measure(route, addresses.slice(half)))) process.exitCode = 1;
  }
  console.log(
    `${new Date().toISOString()}: meanwhile ${others()} % stolen; load after ${loadavg()[0]!.toFixed(1)}`,
  );
}

async function measure(route: (email: string) => Promise<Prepared>, known: string[]): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const run = async (addresses: string[]) => {
    const all = addresses.flatMap((email): [Kind, string][] => [
      ['known', email],
      ['unknown', strangersAddress(email)],
    ]);
    for (const [kind, email] of random.sample(all, all.length)) {
      const send = await route(email);
      const startedAt = performance.now();
      const answer = await send();
      const text = await answer.text();
      times[kind].push(performance.now() - startedAt);
      // A refusal would be alike as well, and prove nothing.
      if ((!answer.ok && !text.includes(WRONG)) || text.includes('"ok":false'))
        throw new Error(`${answer.status} ${text.slice(0, 300)}`);
    }
  };
  await run(known.slice(0, WARM_UP));
  times.known.length = times.unknown.length = 0;
  await run(known.slice(WARM_UP));
  return times;
}

/** Prints a line; true where the kinds differ by more than they may. */
function tell(name: string, { known, unknown }: Times): boolean {
  const { p, overlap } = compare(known, unknown);
  const difference = quantile(known, 0.5) - quantile(unknown, 0.5);
  const share = difference / quantile(unknown, 0.5);
  const isReal = p < SIGNIFICANT && (Math.abs(difference) > MARGIN_MS || Math.abs(share) > MARGIN_SHARE);
  const shown = (times: number[]) =>
    `${quantile(times, 0.5).toFixed(1)} (${quantile(times, 0.25).toFixed(1)} to ${quantile(times, 0.75).toFixed(1)})`;
  console.log(
    `| ${name} | ${shown(known)} | ${shown(unknown)} | ${difference.toFixed(2)} ms, ${(share * 100).toFixed(1)} % | ${(overlap * 100).toFixed(0)} % | ${p < 0.0001 ? '< 0.0001' : p.toFixed(4)} |${isReal ? ' DIFFERENT' : ''}`,
  );
  return isReal;
}

async function routes(): Promise<Record<string, (email: string) => Promise<Prepared>>> {
  const member = await signIn(origin, DEMO_ACCOUNTS.member.email, DEMO_PASSWORD);
  const json = (path: string, bodyOf: (email: string) => object) => async (email: string) => {
    const { request } = browse(origin);
    const headers = { 'content-type': 'application/json', ...aNetwork() };
    return () => request(path, { method: 'POST', body: JSON.stringify(bodyOf(email)), headers });
  };
  const form = async (path: string, fields: Record<string, string>, { request } = browse(origin)) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { ...FORM, ...aNetwork() };
    return () => request(path, { method: 'POST', body, headers });
  };

  return {
    'signing in': async (email) => {
      const browser = browse(origin);
      const path = await browser.follow('/api/auth/login?returnTo=/');
      return form(path, { email, password: 'Not&The&Password7' }, browser);
    },
    'asking for a new password': json('/api/auth/password-reset', (email) => ({ email })),
    'the same by the page': (email) => form('/api/auth/password-reset', { email }),
    'checking an address': json('/stripe/validate-customer', (email) => ({ email })),
    'beginning a checkout': json('/api/billing/membership', (email) => ({ ...PERSON, email })),
    'the public form of an event': json('/jobs/run_wait_result/f/f/salesforce/rsvp_flow', (email) => ({
      ...PERSON,
      email,
      event_id: SALON,
      title: 'Chair',
      company: 'Halden',
      country: 'United States',
      city: 'Boston',
      state: 'Massachusetts',
      agree: true,
      newsletter: true,
      isPublic: true,
    })),
    'inviting a friend': async (email) => {
      await rows('referral_days').deleteMany({});
      const headers = { 'content-type': 'application/json', ...aNetwork() };
      const body = JSON.stringify({ query: REFER, variables: { input: referralOf(email) } });
      return () => member.request('/graphql', { method: 'POST', body, headers });
    },
  };
}

function referralOf(email: string): object {
  return {
    referred_first_name: 'Vera',
    referred_last_name: 'Lund',
    referred_email: email,
    referred_company: 'Halden',
    referrer_first_name: 'Amara',
    referrer_last_name: 'Osei',
    referrer_email: DEMO_ACCOUNTS.member.email,
  };
}

/** As the proxy in front says it. */
function aNetwork(): Record<string, string> {
  return {
    'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`,
  };
}

/** As long as a known one. */
function strangersAddress(email: string): string {
  const letter = () => random.pick([...'abcdefghijklmnopqrstuvwxyz']);
  return email.replace(/^[^@]*/, (name) => Array.from(name, letter).join(''));
}

/** Most members of the demo data have none: to the password check they would be as unknown as a stranger. */
async function givePasswords(): Promise<void> {
  const { _id, ...credential } = (await rows('credentials').findOne({ _id: DEMO_ACCOUNTS.member.id }))!;
  for await (const { _id: id } of rows('users').find({ _id: { $ne: _id } }))
    await rows('credentials').updateOne({ _id: id }, { $setOnInsert: credential }, { upsert: true });
}

function membersAddresses(): Promise<string[]> {
  return rows('users')
    .find({ email: { $ne: DEMO_ACCOUNTS.member.email }, disabled: false })
    .map(({ email }) => String(email))
    .toArray();
}

function rows(collection: string) {
  return mongoose.connection.collection<{ _id: string; email?: string }>(collection);
}
