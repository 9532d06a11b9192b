import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productEnvironment } from '../ci/product';
import { startShellAndGateway } from '../ci/shellAndGateway';
import { step } from '../ci/step';
import { openBrowser } from '../ci/openBrowser';
import { originOf, portOf } from '../start/ports';
import { runScript } from '../start/runScript';
import { createSupervisor } from '../start/supervisor';
import { sizeOf, type BuildRecord } from '../webpack/buildRecord';
import { checkInit } from './proof/checkInit';
import { checkTypes } from './proof/checkTypes';
import { leadOf, openArea } from './proof/openArea';
import { repositoryOfSample } from './proof/repositoryOfSample';
import { useDev } from './proof/useDev';

/**
 * Proves the guide for area teams: our packages are packed and installed in an empty folder outside of this repository. There an
 * area is created, typed, built and shown live in a running product. With a key of its own, without the database or this
 * repository, it is deployed, opened, changed, released as a canary, promoted and rolled back.
 * node --import tsx infra/packages/prove.ts
 */
const AREA = 'mfe-book-club';
/** Published first: a shell is ready once it has a registry. */
const OF_THIS_REPOSITORY = 'mfe-opportunities';
/** Has the form of the developer override. */
const WITH_OVERRIDE = 'mfe-admin';
/** Its site is not started here, so its origin, which the gateway trusts, is free. */
const UNUSED_SITE = 'mfe-learning';
const MAX_ENTRY_BYTES = 4096;
/** The promised time of a rollback; a longer one is printed and not asserted, as the machine may be busy. */
const ROLLBACK_TARGET_MS = 5000;

const BOOK = 'A book before each salon.';
const NOVEL = 'A novel before each salon.';

const root = process.cwd();
const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-outside-data-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
// `env.ts` reads the data folder once.
Object.assign(process.env, await productEnvironment(dataDir));
const { sharedEnvironment } = await import('../start/env');
const env = sharedEnvironment(
  `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`,
  'k'.repeat(40),
);
const script = (entry: string, args: string[] = []) =>
  runScript(entry, args, { env, failure: `${entry} failed:` });

await step('our packages are packed', () => script('infra/packages/pack.cli.ts'));
const area = repositoryOfSample(root);
process.once('exit', area.remove);
const built = join(area.folder, 'dist', AREA);
const supervisor = createSupervisor({ dataDir, say: (line) => console.log(`  | ${line}`) });
try {
  // In parallel: one is mostly disk and network, the other mostly CPU.
  const product = startShellAndGateway(supervisor, env, async () => {
    await script('infra/webpack/build.ts', ['shell', OF_THIS_REPOSITORY, WITH_OVERRIDE]);
    await script('registry/src/publishBuilt.cli.ts');
  });
  await Promise.all([product, makeArea()]);
  await startReleases();
  await useArea();
} finally {
  await supervisor.stop();
}

async function makeArea(): Promise<void> {
  const tarballs = readdirSync(join(area.folder, 'packages')).map((file) => `./packages/${file}`);
  await step('they are installed in an empty folder', () =>
    area.npm('install', '--no-save', '--prefer-offline', ...tarballs),
  );
  await step('such an area is begun there', () => checkInit(join(root, 'infra/packages/sample'), area));
  await step('it installs what it needs', () => area.npm('install', '--prefer-offline'));
  await step('its operations get their types', () => area.npm('run', 'codegen'));
  await step('its types are right, and what is wrong is told', () => checkTypes(area));
  await step('it is built', () => area.npm('run', 'build'));
}

/** The team creates a key, and an admin registers its public part. */
async function makeKey(): Promise<void> {
  const part = (await remote('key')).trim().split('\n').at(-1)!;
  await assert.rejects(remote('status'), /is not registered here: an admin registers its public part/);
  const rights = 'deploy,canary,promote,rollback';
  await script('registry/service/src/keys.cli.ts', [
    ...['add', part, '--name', 'Book club team', '--areas', AREA, '--rights', rights],
  ]);
  assert.match(await remote('status'), /nobody gets anything of it yet/);
}

async function useArea(): Promise<void> {
  const first = readRecord();
  const entry = sizeOf(first, [first.entry]);
  assert.ok(entry <= MAX_ENTRY_BYTES, `its entry has ${entry} bytes`);
  const browser = await openBrowser();
  try {
    const origin = originOf('shell');
    await step('it is live inside the running shell before it was ever deployed', () =>
      useDev(area, browser, origin),
    );
    await step('its team makes a key, which is registered', makeKey);
    await step('it is deployed to the running product', () => remote('deploy', '--built', built));
    const asked = await step('it is opened in the shell', () => openArea(browser, origin, first));
    console.log(
      `  its entry has ${entry} bytes, its two pages ${sizeOf(first, asked)} in ${asked.length} files`,
    );
    await step('it stands alone as a site of its own', async () => {
      await startSite();
      assert.equal(await leadOf(browser, originOf(UNUSED_SITE)), BOOK);
    });

    area.edit('src/features/evenings/evenings.messages.ts', 'A book before', 'A novel before');
    await step('it is changed, built and tried by staff', () => remote('deploy', '--canary', '0'));
    assert.equal(await leadOf(browser, origin, 'admin'), NOVEL);
    assert.equal(await leadOf(browser, origin), BOOK);
    await rollBack('that is taken back');
    assert.equal(await leadOf(browser, origin, 'admin'), BOOK);

    await step('it is tried again, and given to everybody', async () => {
      await remote('deploy', '--built', built, '--canary', '10');
      await remote('deploy', '--promote');
    });
    assert.equal(await leadOf(browser, origin), NOVEL);
    await rollBack('everybody gets back what was before');
    assert.equal(await leadOf(browser, origin), BOOK);
    await step('it may do nothing else', async () => {
      await assert.rejects(remote('kill', first.version), /may not kill a version of mfe-book-club/);
      await assert.rejects(
        remote('rollback', '--area', OF_THIS_REPOSITORY),
        /no rights in mfe-opportunities/,
      );
    });
    console.log(await remote('list'));
  } finally {
    await browser.close();
  }
}

async function rollBack(what: string): Promise<void> {
  const startedAt = Date.now();
  await remote('rollback');
  const took = Date.now() - startedAt;
  console.log(
    `  ${what} (${took} ms${took > ROLLBACK_TARGET_MS ? `, more than the ${ROLLBACK_TARGET_MS} promised` : ''})`,
  );
}

// Function declarations: the work above starts before the rest of this module is evaluated.
function remote(...args: string[]): Promise<string> {
  return area.remote(originOf('shell'), ...args);
}

function startReleases(): Promise<void> {
  return supervisor.start({
    name: 'releases',
    entry: 'registry/service/src/main.ts',
    env: { ...env, PORT: String(portOf('releases')) },
    readyUrl: `${originOf('releases')}/ready`,
  });
}

function startSite(): Promise<void> {
  return supervisor.start({
    name: 'remotes',
    entry: 'shell/server/remoteHost.main.ts',
    env: { ...env, REMOTE_HOSTS: `${AREA}=${portOf(UNUSED_SITE)}` },
    readyUrl: `${originOf(UNUSED_SITE)}/ready`,
  });
}

function readRecord(): BuildRecord {
  return JSON.parse(readFileSync(join(built, 'build.json'), 'utf8')) as BuildRecord;
}
