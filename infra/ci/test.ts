import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portVariable } from '../start/ports';
import { add, countJest, countPlaywright, type Counts } from './counts';
import { ensureChromium } from './ensureChromium';
import { productEnvironment, startProduct, type Mode } from './product';

/**
 * `npm test`: everything, ending in one line that counts. First what needs no product, unit tests and the catalogue of
 * elements; then journeys through a product of its own, started as a person would start it: in one process, and with
 * each service apart.
 */
const RESULTS = 'test-results';
const startedAt = Date.now();
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());

const chromium = ensureChromium();
if (chromium) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  report(await runAll(chromium));
} else {
  process.exitCode = 1;
}

async function runAll(browser: string): Promise<Counts> {
  const drifted = await run(['infra/codegen/codegen.ts', '--check'], {}, ['--import', 'tsx']);
  const schema: Counts = drifted === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const unit = await runUnitTests();
  const catalogue = await runCatalogue(browser);
  const journeys = await runJourneys(browser);
  return [schema, unit, catalogue, journeys].reduce(add);
}

async function runUnitTests(): Promise<Counts> {
  const file = join(RESULTS, 'unit.json');
  await run([
    'node_modules/jest/bin/jest.js',
    '--config=infra/test/jest.config.cjs',
    '--json',
    `--outputFile=${file}`,
  ]);
  return countJest(file);
}

/** Every story of every element, as a site that needs no product. */
async function runCatalogue(browser: string): Promise<Counts> {
  const file = join(RESULTS, 'catalogue.json');
  const built = await run(['shared-ui/catalogue/build.ts'], {}, ['--import', 'tsx']);
  if (built !== 0) return { passed: 0, failed: 1 };
  await run(
    ['node_modules/@playwright/test/cli.js', 'test', '--config=shared-ui/catalogue/playwright.config.ts'],
    { CHROMIUM_PATH: browser, CATALOGUE_REPORT: file },
  );
  return countPlaywright(file);
}

async function runJourneys(browser: string): Promise<Counts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-journeys-'));
  const env = { ...(await productEnvironment(dataDir)), CHROMIUM_PATH: browser };
  try {
    const embedded = await journeysThrough('embedded', env);
    const services = await journeysThrough('services', env);
    return add(embedded, services);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function journeysThrough(mode: Mode, env: Record<string, string>): Promise<Counts> {
  if (abort.signal.aborted) return { passed: 0, failed: 1 };
  const file = join(RESULTS, `journeys-${mode}.json`);
  try {
    const product = await startProduct(env, mode);
    await run(['node_modules/@playwright/test/cli.js', 'test', '--config=shell/e2e/playwright.config.ts'], {
      ...env,
      E2E_MODE: mode,
      E2E_REPORT: file,
      E2E_BASE_URL: `http://localhost:${env[portVariable('shell')]}`,
      E2E_PUBLIC_EVENTS_URL: `http://localhost:${env[portVariable('mfe-public-events')]}`,
      E2E_GATEWAY_URL: `http://localhost:${env[portVariable('gateway')]}`,
    }).finally(product.stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return countPlaywright(file);
}

function run(args: string[], env: Record<string, string> = {}, nodeArgs: string[] = []): Promise<number> {
  if (abort.signal.aborted) return Promise.resolve(1);
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const end = () => child.kill('SIGTERM');
  abort.signal.addEventListener('abort', end);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      abort.signal.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}

function report({ passed, failed }: Counts): void {
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\nAll tests took ${minutes} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
