import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { type AreaRelease, areaReleasesOf } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { productEnvironment, startProduct } from '../../ci/product';
import { signInPeople } from '../../faults/people';
import { run } from '../../processes/command';
import { databaseAt } from '../../processes/database';
import { createProof } from '../../processes/proof';
import { portVariable } from '../../start/ports';
import { changedSubgraph, FIELD, startCandidate } from './candidate';
import { changedRemote, documentWith, REMOTE } from './changedRemote';
import { startVisitors, type Counts, type Visitors } from './visitors';

/**
 * A breaking change of coaching's schema, page and documents is released under load, as one, in services mode:
 * node --import tsx infra/releases/proof/prove.ts
 * First with a fault in its subgraph: it has to return by itself, with no request lost, nothing failed for anybody else, and each document as
 * it was. Then without: everybody gets it. Pages are asked for and sent from by HTTP, as tabs do; no browser runs.
 */
const VISITORS = 10;
const CANARY = '50';
const RETURN_TIMEOUT_MS = 6 * 60_000;
const POLL_INTERVAL_MS = 1000;
const GOES_ON_MS = 15_000;

/** Everybody asks from one address here, and is quicker than people are. */
const LIMITS = Object.fromEntries(
  ['LOGIN', 'BOOKING', 'RSVP', 'SEARCH', 'OPERATIONS'].map((name) => [`LIMIT_${name}`, '1000000']),
);

const { cleanUp, problems, run: runProof } = createProof();
await runProof(prove, 'Both releases went as they should.');

async function prove(): Promise<void> {
  const dataDir = cleanUp.temporaryFolder('area-release');
  const env = {
    ...(await productEnvironment(dataDir)),
    INTERNAL_KEY: 'the internal key of this proof, 40 signs',
    ...LIMITS,
  };
  const product = await startProduct(env, 'services');
  cleanUp.add(product.stop);
  const databaseUri = databaseAt(Number(env[portVariable('database') as keyof typeof env]));
  await connectDatabase(databaseUri);
  cleanUp.add(disconnectDatabase);
  const origin = `http://localhost:${env[portVariable('shell') as keyof typeof env]}`;
  const commands = { ...env, MONGODB_URI: databaseUri, PUBLIC_ORIGIN: origin };

  const code = changedSubgraph();
  cleanUp.add(code.remove);
  const renamed = { from: FIELD.before, to: FIELD.after };
  const faulty = changedRemote(dataDir, { version: 'faulty0001', ...renamed });
  const good = changedRemote(dataDir, { version: 'good000001', ...renamed });
  const people = await signInPeople(origin, VISITORS);
  const coach = await mongoose.connection.collection<{ slug: string }>('coaches').findOne({});
  const visitors = startVisitors(people, {
    byVersion: new Map(
      [faulty, good].map((built) => [built.split('/').at(-1)!, documentWith(built, FIELD.after)]),
    ),
    before: documentWith(join('dist', REMOTE), FIELD.before),
    coach: coach!.slug,
  });
  cleanUp.add(visitors.stop);
  await pause(GOES_ON_MS);
  await contracts(commands, 0, 'has nothing to contract');

  await fails(visitors, { code: code.folder, built: faulty, commands });
  await succeeds(visitors, { code: code.folder, built: good, commands });
  await visitors.stop();

  console.log(Object.fromEntries(visitors.counts));
  for (const [version, { asked, answered, failed, lost }] of visitors.counts) {
    if (Object.keys(lost).length > 0)
      problems.push(`Requests of ${version} were lost: ${JSON.stringify(lost)}`);
    if (version !== 'faulty0001' && answered !== asked)
      problems.push(`Requests of ${version} failed: ${JSON.stringify(failed)}`);
  }
}

interface Released {
  /** The folder of the candidate's code, and of the remote's build. */
  code: string;
  built: string;
  commands: Record<string, string>;
}

async function fails(visitors: Visitors, { code, built, commands }: Released): Promise<void> {
  const before = await readCoaches();
  const candidate = await startCandidate(code, { ...commands, IS_FAULTY: '1' });
  try {
    const order = ['--code', code, '--url', candidate.url, '--built', built, '--canary', CANARY];
    // The command is killed between two steps; the next one continues.
    await command(commands, 'infra/releases/proof/releaseChanged.ts', [...order, '--dies'], 9);
    if ((await newForms()) === 0) problems.push('The expand wrote nothing');
    await command(commands, 'infra/releases/proof/releaseChanged.ts', order);
    // As the code of the candidate writes: in both forms.
    await mongoose.connection
      .collection('coaches')
      .updateOne({ _id: before[0]!._id }, { $set: { [FIELD.after]: before[0]![FIELD.before] } });
    const release = await untilEnded('faulty0001');
    const steps = release.timeline.map(({ step, at, by, note }) => ({
      step,
      at: new Date(at).toISOString(),
      by,
      note,
    }));
    console.log(steps);
    if (release.timeline.at(-1)?.step !== 'returned')
      problems.push('The faulty release did not return by itself');
  } finally {
    await candidate.stop();
  }
  const after = await readCoaches();
  if (JSON.stringify(after) !== JSON.stringify(before)) problems.push('Coaches are not what they were');
  if ((await newForms()) > 0) problems.push('Documents are left in the new form');
  const { asked = 0, failed = {} } = visitors.counts.get('faulty0001') ?? ({} as Partial<Counts>);
  console.log({ canary: { asked, failed } });
  if (asked === 0) problems.push('Nobody got the faulty release');
  await pause(GOES_ON_MS);
  if ([...visitors.having.values()].includes('faulty0001'))
    problems.push('Somebody has the faulty release still');
}

async function succeeds(visitors: Visitors, { code, built, commands }: Released): Promise<void> {
  const candidate = await startCandidate(code, commands);
  cleanUp.add(candidate.stop);
  const order = ['--code', code, '--url', candidate.url, '--built', built, '--canary', CANARY];
  await command(commands, 'infra/releases/proof/releaseChanged.ts', order);
  await pause(2 * GOES_ON_MS);
  const tried = [...visitors.having.values()].filter((version) => version === 'good000001').length;
  if (tried === 0 || tried === VISITORS) problems.push(`${tried} of ${VISITORS} visitors have the canary`);
  await command(commands, 'infra/releases/deploy.cli.ts', ['area', 'coaching', '--promote']);
  await pause(3 * GOES_ON_MS);
  if ([...visitors.having.values()].some((version) => version !== 'good000001'))
    problems.push('Not everybody has what was promoted');
  const left = (await readCoaches()).filter((coach) => coach[FIELD.before] !== coach[FIELD.after]).length;
  if (left > 0) problems.push(`${left} coaches are without the new form`);
  // Gateways are configured with the subgraph of before, which tabs of before may ask: it is not settled by itself.
  const refusal = await command(
    commands,
    'infra/releases/deploy.cli.ts',
    ['area', 'coaching', '--settle'],
    1,
  );
  if (!/would break|Configure gateways with/.test(refusal))
    problems.push('It is not settled, but for another reason than a page or the configuration');
  await contracts(commands, 1, 'settle it first');
  await command(commands, 'infra/releases/deploy.cli.ts', ['area', 'coaching', '--status']);
}

/** While it is being released the old form of an area's data stays; what is removed after that, tests say. */
async function contracts(env: Record<string, string>, expected: 0 | 1, words: string): Promise<void> {
  const said = await command(
    env,
    'infra/releases/deploy.cli.ts',
    ['area', 'coaching', '--contract'],
    expected,
  );
  if (!said.includes(words)) problems.push(`--contract did not say: ${words}`);
}

async function untilEnded(version: string): Promise<AreaRelease> {
  const until = Date.now() + RETURN_TIMEOUT_MS;
  for (;;) {
    const release = await areaReleasesOf(mongoose.connection).findOne({ version }).lean<AreaRelease>();
    if (release && (release.ended_at !== null || Date.now() > until)) return release;
    await pause(POLL_INTERVAL_MS);
  }
}

function readCoaches() {
  return mongoose.connection.collection('coaches').find().sort({ _id: 1 }).toArray();
}

function newForms(): Promise<number> {
  return mongoose.connection.collection('coaches').countDocuments({ [FIELD.after]: { $exists: true } });
}

/** Answers what it says, which is shown as well. */
async function command(
  env: Record<string, string>,
  script: string,
  args: string[],
  expected = 0,
): Promise<string> {
  const { code, out, error } = await run([process.execPath, '--import', 'tsx', script, ...args], {
    env,
    isShown: true,
  });
  if (code !== expected) throw new Error(`${script} ${args.join(' ')} ended with ${code}`);
  return out + error;
}
