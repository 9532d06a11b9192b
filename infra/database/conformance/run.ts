import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../src';
import { runSuite, type SuiteResult } from './runSuite';

/** How many tests of a suite have to pass; the others are reported only. */
const REQUIRED: Record<string, number> = { crud: 360, transactions: 165, 'retryable-writes': 110 };

/**
 * Runs MongoDB's unified driver tests against a database of its own.
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
    let isEnough = true;
    for (const suite of asked.length > 0 ? asked : Object.keys(REQUIRED)) {
      const result = await runSuite(database.uri, join(folder, suite));
      report(suite, result);
      isEnough &&= result.passed >= (REQUIRED[suite] ?? 0);
    }
    return isEnough ? 0 : 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(suite: string, { passed, failures, skipped }: SuiteResult): void {
  const skips = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
  const required = REQUIRED[suite] === undefined ? '' : ` (at least ${REQUIRED[suite]} required)`;
  for (const { test, message } of failures) console.log(`  failed: ${test}\n          ${message}`);
  console.log(
    `${suite}: ${passed} of ${passed + failures.length} passed${required}; not run: ${skips || 'none'}`,
  );
}

process.exitCode = await main();
