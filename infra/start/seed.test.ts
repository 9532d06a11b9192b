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
