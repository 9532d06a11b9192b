import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { openForFile, openTestDatabase } from '@athenaeum/kit/testing';
import { findProductionProblem } from './findProductionProblem';
import { subgraph } from './index';
import { aUser } from './testing/factories';

const database = openForFile(() => openTestDatabase(subgraph.models));

it('accepts members, and refuses demo accounts', async () => {
  await aUser();
  expect(await findProductionProblem()).toBeNull();

  await aUser({ email: DEMO_ACCOUNTS.admin.email });
  expect(await findProductionProblem()).toMatch(/holds the demo accounts/);
});

it('ends the service before it listens', async () => {
  const { code, said } = await startInProduction();

  expect(code).toBe(1);
  expect(said).toMatch(/holds the demo accounts/);
  expect(said).not.toMatch(/listening/);
}, 60_000);

async function startInProduction(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'subgraphs/users/src/main.ts'], {
    cwd: join(__dirname, '../../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      INTERNAL_KEY: 'k'.repeat(40),
      MONGODB_URI: database.uri,
      MONGODB_DATABASE: database.name,
      PORT: '65535',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}
