import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { createConnection } from 'mongoose';

const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-seed-'));
const MONGODB_DATABASE = `test_${randomUUID().slice(0, 12)}`;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('loads the demo data into the database that the product uses', async () => {
  const uri = process.env.TEST_MONGODB_URI!;
  const env = { ...process.env, MONGODB_URI: uri, MONGODB_DATABASE, DATA_DIR: dataDir };
  const connection = await createConnection(uri, { dbName: MONGODB_DATABASE }).asPromise();

  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'infra/start/seed.ts'], { env });

  const found = await connection.collection('users').findOne({ email: DEMO_ACCOUNTS.member.email });
  await connection.dropDatabase();
  await connection.close();
  expect(found).not.toBeNull();
}, 60_000);

it.each(['infra/start/seed.ts', 'infra/admin/verifyAudit.cli.ts', 'infra/backup/backup.cli.ts'])(
  '%s says in one line that the database is of another replica set',
  async (script) => {
    const { host } = new URL(process.env.TEST_MONGODB_URI!);
    const env = {
      ...process.env,
      MONGODB_URI: `mongodb://${host}/?replicaSet=another`,
      DATA_DIR: dataDir,
    };
    const args = script.includes('backup') ? [join(dataDir, 'backup')] : [];

    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], { env });

    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: `\n${host} does not belong to the replica set “another” that MONGODB_URI names.\n`,
    });
  },
  60_000,
);
