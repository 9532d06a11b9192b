import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portVariable } from '../start/ports';
import { countPlaywright, NO_REPORT, type Counts } from './counts';
import { RESULTS } from './results';
import { productEnvironment, startProduct, type Mode } from './product';
import { isAborted, runNode } from './runCommand';

interface Options {
  /** How this product differs from the usual one. */
  variables?: Record<string, string>;
  /** Looks at the product once the journeys are over, while it still runs. */
  lookAt?(gateway: string): Promise<void>;
}

/** Starts a product of the tests' own, as a person would start it, and goes through it by Playwright. */
export async function journeysThrough(
  mode: Mode,
  chosen: readonly string[],
  browser: string,
  { variables = {}, lookAt = async () => {} }: Options = {},
): Promise<Counts> {
  const report = join(RESULTS, `journeys-${mode}.json`);
  const env: Record<string, string> = {
    ...(await productEnvironment(dataFolder())),
    ...variables,
    CHROMIUM_PATH: browser,
  };
  const gateway = `http://localhost:${env[portVariable('gateway')]}`;
  if (isAborted()) return NO_REPORT;
  try {
    const product = await startProduct(env, mode);
    const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
    await runNode([...playwright, '--config=shell/e2e/playwright.config.ts', ...chosen], {
      env: {
        ...env,
        E2E_MODE: mode,
        E2E_REPORT: report,
        E2E_BASE_URL: `http://localhost:${env[portVariable('shell')]}`,
        E2E_PUBLIC_EVENTS_URL: `http://localhost:${env[portVariable('mfe-public-events')]}`,
        E2E_GATEWAY_URL: gateway,
      },
    })
      .then(() => lookAt(gateway))
      .finally(product.stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return countPlaywright(report);
}

let folder: string | null = null;

/** The data of this run's products: the second one finds what the first has loaded. */
function dataFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(tmpdir(), 'athenaeum-journeys-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
