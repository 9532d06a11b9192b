import { randomUUID } from 'node:crypto';
import { openRegistry, loadSigner } from '@athenaeum/registry';
import { testBuild, testFolder } from '@athenaeum/registry/testing';
import { run, type Outcome } from '../processes/command';
import { startPortal, type Portal } from './testing/portal';

const MONGODB_URI = process.env.TEST_MONGODB_URI!;
jest.setTimeout(120_000);

let portal: Portal;
let env: Record<string, string>;
beforeAll(async () => {
  portal = await startPortal();
  const dataDir = testFolder();
  loadSigner(dataDir);
  const MONGODB_DATABASE = `test_${randomUUID().slice(0, 12)}`;
  env = { MONGODB_URI, MONGODB_DATABASE, DATA_DIR: dataDir, PUBLIC_ORIGIN: portal.origin };
});
afterAll(() => portal.close());

/** `npm run deploy -- mfe-one --built <folder>`. */
const deploy = (folder: string): Promise<Outcome> =>
  run(
    [
      ...[process.execPath, '--import', 'tsx', 'infra/releases/deploy.cli.ts'],
      ...['mfe-one', '--built', folder, '--without-smoke-test'],
    ],
    { env },
  );

it('of one version by two people at once is done by one, and the other is told that it is there', async () => {
  const folder = testBuild({ version: 'v001', documents: ['{ salons { ok } }'], shared: [] });
  let waiting = 0;
  let goOn = () => {};
  const both = new Promise<void>((resolve) => (goOn = resolve));
  // Both have seen that nothing is live before either goes on.
  portal.beforeGraph = () => {
    if (++waiting === 2) goOn();
    return both;
  };

  const told = await Promise.all([deploy(folder), deploy(folder)]);

  expect(told.map(({ code, error }) => ({ code, error }))).toEqual([
    { code: 0, error: '' },
    { code: 0, error: '' },
  ]);
  expect(told.map(({ out }) => out.trim().split('\n').at(-1)).sort()).toEqual([
    'Deployed mfe-one v001. Open pages get it on their next load.',
    'mfe-one v001 is already what members get: nothing has changed since.',
  ]);
  const registry = await openRegistry(MONGODB_URI, { dbName: env.MONGODB_DATABASE! });
  const current = await registry.read(await registry.currentId());
  expect(current?.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['mfe-one v001']);
  expect(current?.history).toMatchObject([{ name: 'mfe-one', versions: [] }]);
  await registry.close();
});
