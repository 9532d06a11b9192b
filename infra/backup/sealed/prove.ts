import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@athenaeum/database';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { mongo } from 'mongoose';
import { listens, runProgram, startProgram, type Running } from '../../production/others/processes';
import { createReport } from '../../production/others/report';
import { asWritten } from '../../runbook/asWritten';
import { reportAndExit } from '../../start/problem';
import { listOfForgotten } from '../product';

/**
 * node --import tsx infra/backup/sealed/prove.ts: the commands of the runbook on the demo data and an S3 server of others:
 * a key, a backup, a drill, a restore of a product that is lost, and what may go wrong. Ends with 1 when something is wrong.
 */
const S3RVER = join(createRequire(import.meta.url).resolve('s3rver/package.json'), '../bin/s3rver.js');
/** On a machine that is busy. */
const COMMAND_TIMEOUT_MS = 20 * 60_000;
const S3_PORT = Number(process.env.BACKUP_PROOF_PORT ?? 30519);

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-backups-'));
const tmp = join(folder, 'tmp');
const tiny = join(folder, 'tiny');
const bucket = join(folder, 'buckets/backups');
const key = join(folder, 'backup.key');
for (const made of [tmp, tiny, join(folder, 'buckets')]) mkdirSync(made);

const common = {
  ...{ HOME: folder, PATH: process.env.PATH ?? '', TMPDIR: tmp, DATA_DIR: join(folder, 'data') },
  ...{ S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${S3_PORT}`, S3_PATH_STYLE: 'true' },
  ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  ...{ BACKUP_BUCKET: 'backups', BACKUP_REPORTS: join(folder, 'reports'), BACKUP_IDENTITY_FILE: key },
};
let recipient = '';
const run = (script: string, words: string[], env: Record<string, string> = {}) =>
  runProgram({
    program: process.execPath,
    args: ['--import', 'tsx', script, ...words],
    env: { ...common, BACKUP_RECIPIENTS: recipient, ...env },
    timeoutMs: COMMAND_TIMEOUT_MS,
  });
const backup = (words: string[], env?: Record<string, string>) =>
  run('infra/backup/backup.cli.ts', words, env);

/** What an operator types. */
async function typed(line: string, env: Record<string, string> = {}): Promise<string> {
  const { code, said } = await runProgram({
    ...{ program: 'bash', args: ['-c', line], timeoutMs: COMMAND_TIMEOUT_MS },
    env: { ...common, BACKUP_RECIPIENTS: recipient, ...env },
  });
  assert.equal(code, 0, said);
  return said;
}
async function succeeds(words: string[], env?: Record<string, string>): Promise<string> {
  const { code, said } = await backup(words, env);
  assert.equal(code, 0, said);
  return said;
}
async function fails(words: string[], reason: RegExp, env?: Record<string, string>): Promise<void> {
  const { code, said } = await backup(words, env);
  assert.equal(code, 1, said);
  assert.match(said, reason);
  assert.doesNotMatch(said, /\n\s+at /, 'a reason, no stack');
  assert.deepEqual(
    readdirSync(tmp).filter((name) => name.startsWith('athenaeum-backup')),
    [],
  );
}
const objects = () =>
  readdirSync(bucket, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object'));

try {
  const report = createReport();
  const store = await startStore();
  try {
    await seed();
    const journey = report.journey();
    await journey.check('a key is made, and only its public part is told', async () => {
      const said = await typed(asWritten('npm run backup -- key backup.key', { 'backup.key': key }));
      recipient = /age1\w+/.exec(said)![0];
      assert.doesNotMatch(said, /SECRET/);
    });
    await journey.check('a backup is made, encrypted and sent without the private key', async () => {
      console.log(`      ${await typed(asWritten('npm run backup -- send'), { BACKUP_IDENTITY_FILE: '' })}`);
    });
    await journey.check('it is listed', async () => {
      const [name = ''] = readdirSync(join(bucket, 'backups'));
      assert.ok((await typed(asWritten('npm run backup -- list'))).includes(name));
    });
    await journey.check('the store holds nothing that can be read', () => {
      for (const name of objects())
        assert.doesNotMatch(readFileSync(join(bucket, name), 'latin1'), /demo\.athenaeum\.test/);
      return Promise.resolve();
    });
    await journey.check('a drill makes, fetches, restores and compares, and writes a report', async () => {
      const said = await typed(asWritten('npm run backup -- drill'));
      const [page = ''] = /\S+\.md/.exec(said) ?? [];
      const text = readFileSync(page, 'utf8');
      assert.match(text, /\*\*Passed\*\*/);
      assert.match(text, /\| differences\s+\| 0 \|/);
      console.log(text.replace(/^/gm, '      '));
    });
    await journey.check('a product that is lost is restored from the bucket alone', async () => {
      const DATA_DIR = join(folder, 'again');
      const fetched = join(folder, 'fetched');
      await typed(
        asWritten('npm run backup -- fetch latest backups/fetched', { 'backups/fetched': fetched }),
        { DATA_DIR },
      );
      const { code, said } = await run('infra/backup/restore.cli.ts', [fetched], { DATA_DIR });
      assert.equal(code, 0, said);
      const counted = await succeeds([join(folder, 'compared')], { DATA_DIR });
      assert.match(counted, /Backed up [1-9]\d{2,} documents/);
    });
    await journey.check('what was decided since is put back, whatever put the database back', async () => {
      const DATA_DIR = join(folder, 'again');
      const since = new Date().toISOString();
      await hasLeft(DEMO_ACCOUNTS.coach.id, DATA_DIR);
      const decide = (words: string[]) =>
        run('infra/backup/restore.cli.ts', ['--decisions-since', ...words], { DATA_DIR });
      const refused = await decide(['yesterday']);
      assert.equal(refused.code, 1);
      assert.match(refused.said, /Say since when/);
      const { code, said } = await decide([since]);
      assert.equal(code, 0, said);
      assert.match(said, /members forgotten again: 1; decisions put back: 0\./);
    });
    if (spawnSync('age', ['--version']).status === 0)
      await journey.check('the tool age and tar open it without any of our code', () => {
        const [newest] = readdirSync(join(bucket, 'backups')).sort().reverse();
        const opened = join(folder, 'opened');
        mkdirSync(opened);
        const line = asWritten('cat part-*.tar.age | age -d -i backup.key | tar -x', {
          // The server keeps each object under another name.
          'part-*.tar.age': `${bucket}/backups/${newest}/part-*_object`,
          'backup.key': key,
        });
        const { status } = spawnSync('bash', ['-c', line], { cwd: opened });
        assert.equal(status, 0);
        assert.ok(existsSync(join(opened, 'manifest.json')));
        return Promise.resolve();
      });
    await failures(journey, store);
  } finally {
    await store.end();
  }
  process.exitCode = report.problems() > 0 ? 1 : 0;
} catch (error) {
  reportAndExit(error);
} finally {
  spawnSync('umount', [tiny]);
  rmSync(folder, { recursive: true, force: true });
}

async function failures(journey: ReturnType<typeof createReport>, store: Running): Promise<void> {
  const target = join(folder, 'target');
  const leftNothing = () => assert.deepEqual([target, `${target}.draft`].filter(existsSync), []);
  await journey.check('another key: which is needed, exit 1, nothing left', async () => {
    const other = join(folder, 'other.key');
    await succeeds(['key', other]);
    await fails(['fetch', 'latest', target], /is encrypted for the keys/, { BACKUP_IDENTITY_FILE: other });
    await fails(['drill', 'latest'], /is encrypted for the keys/, { BACKUP_IDENTITY_FILE: other });
    leftNothing();
  });
  await journey.check('a bucket that there is none of: nothing is sent, nothing left', async () => {
    await fails(['send'], /could not be sent: Storage is not available \(.*bucket/i, {
      BACKUP_BUCKET: 'nobodys',
    });
  });
  await journey.check('a full disk: says so, nothing is sent, nothing left', async () => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', tiny]);
    assert.equal(mounted.status, 0, 'needs root, for a small disk');
    const before = objects().length;
    await fails(['send'], /ENOSPC/, { TMPDIR: tiny });
    assert.deepEqual(
      readdirSync(tiny).filter((name) => name.startsWith('athenaeum-backup')),
      [],
    );
    assert.equal(objects().length, before);
  });
  await journey.check('a cut part: which, exit 1, nothing left', async () => {
    const part = objects().find((name) => name.includes('part-00000'))!;
    truncateSync(join(bucket, part), 1000);
    await fails(['fetch', 'latest', target], /part-00000\S* .*/);
    await fails(['drill', 'latest'], /The drill failed, fetching/);
    leftNothing();
  });
  await journey.check('a bucket that is away: says so, nothing left', async () => {
    await store.end();
    await fails(['send'], /could not be (made|sent): Storage is not available/);
    await fails(['fetch', 'latest', target], /Storage is not available/);
    leftNothing();
  });
}

function startStore(): Promise<Running> {
  return startProgram(
    {
      program: process.execPath,
      args: [
        ...[S3RVER, '-d', join(folder, 'buckets'), '-a', '127.0.0.1', '-p', String(S3_PORT)],
        ...['--no-vhost-buckets', '--configure-bucket', 'files', '--configure-bucket', 'backups'],
      ],
    },
    { log: join(folder, 's3.log'), isReady: () => listens(S3_PORT) },
  );
}

/** A member whom the product has erased, and whom the database has again. */
async function hasLeft(member: string, dataDir: string): Promise<void> {
  const database = await startDatabase({ port: 0, dataDir });
  const client = new mongo.MongoClient(database.uri);
  try {
    await listOfForgotten({ client, database: 'athenaeum' }).insertOne({ _id: member, at: new Date() });
  } finally {
    await client.close();
    await database.close();
  }
}

/** The demo data in the embedded database of the product's folder, and its files in the bucket. */
async function seed(): Promise<void> {
  const database = await startDatabase({ port: 0, dataDir: common.DATA_DIR });
  try {
    const { code, said } = await run('infra/start/seed.ts', [], { MONGODB_URI: database.uri });
    if (code !== 0) throw new Error(`The demo data was not loaded (${code}):\n${said}`);
  } finally {
    await database.close();
  }
}
