import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDatabase } from '@athenaeum/database';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import mongoose from 'mongoose';
import { readState } from '../faults/finalState';
import { startOutside } from '../faults/outside';
import { letProgressLeave } from '../faults/survive';
import { createProof } from '../processes/proof';
import { seedDomains } from '../start/demoDomains';
import { runScript } from '../start/runScript';
import { releasedBefore } from './releasedBefore';
import { createCluster, KINDS, REMOTE, type Cluster, type Kind } from './cluster';
import { judge, readOutbox } from './judge';
import { APPS, layOutBefore, layOutNext, type Release } from './layOut';
import { asNextRelease, NEXT_DOCUMENT, NEXT_VERSION } from './nextRelease';
import { nextBuild, sendAlso } from './pages';
import { SENT_DOCUMENTS, startTraffic, type Traffic } from './traffic';

/**
 * The product of a release before is exchanged for this one under load, one kind of process after the other in the order that
 * infra/guides/upgrades.md writes down, and then back again; nothing may fail:
 * node --import tsx infra/upgrades/prove.ts [--from <commit>]
 * This one is what is here with a field more in each schema, in messages and in a letter, and a page that asks for them.
 */
const TOGETHER_MS = 5000;
const MAX_WAIT_FOR_TABS_MS = 90_000;
/** Of the page that asks for what is new. */
const PAGE_VERSION = 'next000001';
/** Back, the reverse; but for gateway and worker, so that each has served beside the other's other version. */
const BACK: readonly Kind[] = [...KINDS]
  .reverse()
  .map((kind) => (kind === 'gateway' ? 'worker' : kind === 'worker' ? 'gateway' : kind));

const LIMITS = [
  'LOGIN',
  'BOOKING',
  'RSVP',
  'UPLOAD',
  'CHECKOUT',
  'SEARCH',
  'OPERATIONS',
  'REPORTS',
  'MAIL',
  'LIVE',
];

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const { cleanUp, problems, run } = createProof();
await run(prove, 'There and back, and nothing failed.');

async function prove(): Promise<void> {
  await runScript('infra/webpack/build.ts', [...APPS], { failure: 'The front could not be built:' });
  const before = await layOutBefore(values.from ?? (await releasedBefore()));
  const next = await layOutNext(asNextRelease);
  sendAlso(before, SENT_DOCUMENTS);
  const built = nextBuild(next, PAGE_VERSION, [...SENT_DOCUMENTS, NEXT_DOCUMENT]);
  cleanUp.add(() => rmSync(built, { recursive: true, force: true }));
  console.log(`from ${before.name} to what is here`);

  const dataDir = cleanUp.temporaryFolder('upgrade');
  const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
  cleanUp.add(() => database.close());
  await connectDatabase(database.uri);
  cleanUp.add(disconnectDatabase);
  await seedDomains(Date.now());
  const outside = await startOutside(async (_part, port) => port);
  cleanUp.add(outside.stop);

  const cluster = await createCluster({
    databaseUri: database.uri,
    dataDir,
    env: {
      ...outside.env,
      ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '1000000'])),
      TRUSTED_DOCUMENTS: 'only',
      // A machine that tests is busy: what is slow here is no fault of an exchange.
      ...{ GRAPH_LONGEST_WAIT_MS: '10000', MAIL_TIMEOUT_MS: '30000', JOB_TIMEOUT_MS: '30000' },
      // Longer than connections of the load rest: else one is ended just as the next request goes out on it.
      SHUTDOWN_DELAY_MS: '3000',
    },
    before,
  });
  cleanUp.add(cluster.stop);
  await cluster.command(before, 'publish');
  await cluster.start();
  const stored = await readState(mongoose.connection.db!);
  const traffic = await startTraffic(cluster, outside, PAGE_VERSION);
  await pause(TOGETHER_MS);

  for (const kind of KINDS) await exchange(cluster, traffic, kind, next);
  await cluster.command(next, 'deploy', REMOTE, '--built', built, '--without-smoke-test');
  if (
    !(await traffic.untilTabs(
      (versions) => versions.every((one) => one === PAGE_VERSION),
      MAX_WAIT_FOR_TABS_MS,
    ))
  )
    problems.push('Not every tab has the new page');
  await pause(TOGETHER_MS);

  await cluster.command(next, 'kill', REMOTE, PAGE_VERSION, 'back');
  if (!(await traffic.untilTabs((versions) => !versions.includes(PAGE_VERSION), MAX_WAIT_FOR_TABS_MS)))
    problems.push('Some tab still has the new page');
  for (const kind of BACK) await exchange(cluster, traffic, kind, before);
  await pause(TOGETHER_MS);

  const operations = await traffic.stop();
  await letProgressLeave();
  const after = await readState(mongoose.connection.db!);
  const outbox = await readOutbox(mongoose.connection.db!);
  const asked = traffic.visitors.counts.get(PAGE_VERSION)?.asked ?? 0;
  if (asked === 0) problems.push('Nobody asked for what is new');
  problems.push(
    ...judge({
      load: traffic.load,
      tabs: traffic.visitors.counts,
      period: { operations, before: stored, after },
      outside,
      outbox,
    }),
  );
  const count = (outcome: string) => operations.filter((one) => one.outcome === outcome).length;
  console.log({
    readings: traffic.load.asked,
    writes: { acknowledged: count('acknowledged'), refused: count('failed') },
    tabs: [...traffic.visitors.counts].map(
      ([version, counts]) => `${version}: ${counts.answered} of ${counts.asked}`,
    ),
    messages: outbox.filter(({ state }) => state === 'done').length,
  });
}

async function exchange(cluster: Cluster, traffic: Traffic, kind: Kind, release: Release): Promise<void> {
  const { asked } = traffic.load;
  const startedAt = Date.now();
  let together: (string | null)[] = [];
  const ended = await cluster.exchange(kind, release, async (index) => {
    if (index > 0) return;
    together = await cluster.versionsOf(kind);
    const problem = await traffic.signInAgain();
    if (problem) problems.push(`${kind}: ${problem}`);
    await pause(TOGETHER_MS);
  });
  if (together.filter((version) => version === NEXT_VERSION).length !== 1)
    problems.push(`Of ${kind} not both versions ran together: ${together.join(', ')}`);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const { failed } = traffic.load;
  console.log(
    JSON.stringify({
      kind,
      to: release.name,
      together,
      ended,
      seconds,
      asked: traffic.load.asked - asked,
      failed,
    }),
  );
}
