import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../src';
import { unexpectedResults } from './unexpectedResults';
import { EXPECTED } from './expected';
import { runSuite, type SuiteResult } from './runSuite';

/**
 * Runs MongoDB's unified driver tests against this package's server, with a fresh data folder, and compares the results with
 * `expected.ts`.
 * MONGODB_SPECIFICATIONS=<folder with crud, transactions, ...> node --import tsx infra/database/conformance/run.ts [suite...]
 */
async function main(): Promise<number> {
  const folder = process.env.MONGODB_SPECIFICATIONS;
  if (!folder) {
    console.error(
      'Set MONGODB_SPECIFICATIONS to a folder that holds the suites (crud, transactions, retryable-writes).',
    );
    return 1;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'database-conformance-'));
  const database = await startDatabase({ port: 0, dataDir, allowFailPoints: true });
  try {
    const asked = process.argv.slice(2);
    let isAsExpected = true;
    for (const suite of asked.length > 0 ? asked : Object.keys(EXPECTED)) {
      const result = await runSuite(database.uri, join(folder, suite));
      const found = unexpectedResults(result, EXPECTED[suite]);
      report(suite, result, found);
      isAsExpected &&= found.length === 0;
    }
    return isAsExpected ? 0 : 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(suite: string, { passed, failures, skipped }: SuiteResult, found: string[]): void {
  const skips = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
  console.log(`${suite}: ${passed} of ${passed + failures.length} passed; not run: ${skips || 'none'}`);
  for (const { test, message } of failures) console.log(`  failed: ${test}\n          ${message}`);
  for (const difference of found) console.log(`  not as expected: ${difference}`);
}

process.exitCode = await main();
