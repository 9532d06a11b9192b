import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { expectedFailures } from './expectedFailures';
import { startGatewayOn } from './startGatewayOn';

/**
 * Hive's federation audit against our gateway; needs a copy of github.com/graphql-hive/federation-gateway-audit, installed:
 * FEDERATION_AUDIT=<folder> npm run bench:audit [-- suites]
 * Ends with 1 when a case fails that is not expected to, or passes that is.
 */
interface Case {
  query: string;
  expected: { data?: unknown; errors?: boolean };
}

const folder = process.env.FEDERATION_AUDIT;
if (!folder) {
  console.error(
    'Set FEDERATION_AUDIT to an installed copy of github.com/graphql-hive/federation-gateway-audit.',
  );
  process.exit(2);
}
const chosen = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'federation-audit-'));
const auditPort = await freePort();
const audit = `http://localhost:${auditPort}`;
const preloaded = [import.meta.resolve('tsx'), import.meta.resolve('./withResolvers.ts')];
const server = spawn(
  process.execPath,
  [...preloaded.flatMap((url) => ['--import', url]), 'src/cli.ts', 'serve', '--port', String(auditPort)],
  { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  await once(server.stdout, 'data');
  const failed: string[] = [];
  let cases = 0;
  for (const suite of await suites()) {
    const { ran, failing } = await runSuite(suite);
    cases += ran;
    failed.push(...failing);
  }
  const unexpected = failed.filter((name) => !(name in expectedFailures));
  const fixed =
    chosen.length > 0 ? [] : Object.keys(expectedFailures).filter((name) => !failed.includes(name));
  console.log({ cases, passed: cases - failed.length, failed, unexpected, fixed });
  process.exitCode = unexpected.length + fixed.length > 0 ? 1 : 0;
} finally {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit();

async function suites(): Promise<string[]> {
  const all = (await json(`${audit}/ids`)) as string[];
  return chosen.length > 0 ? all.filter((id) => chosen.includes(id)) : all;
}

async function runSuite(suite: string): Promise<{ ran: number; failing: string[] }> {
  const supergraph = await (await fetch(`${audit}/${suite}/supergraph`)).text();
  const gateway = await startGatewayOn(supergraph, join(scratch, `${suite}.graphql`));
  try {
    const failing: string[] = [];
    const all = (await json(`${audit}/${suite}/tests`)) as Case[];
    for (const [number, { query, expected }] of all.entries()) {
      const answer = await gateway.ask(query);
      if (isDeepStrictEqual(comparable(answer, expected), comparable(expected, expected))) continue;
      failing.push(`${suite} ${number}`);
      if (!(`${suite} ${number}` in expectedFailures))
        console.log(`${suite} ${number}`, JSON.stringify({ query, answer, expected }, null, 1));
    }
    return { ran: all.length, failing };
  } finally {
    await gateway.close();
  }
}

/** As the audit's own runner compares: the data, and of errors only whether there are any, where a case says so. */
function comparable(result: { data?: unknown; errors?: unknown }, expected: Case['expected']) {
  const { data, errors } = result;
  const hasErrors = Array.isArray(errors) ? errors.length > 0 : Boolean(errors);
  return { data: data ?? null, hasErrors: typeof expected.errors === 'boolean' ? hasErrors : null };
}

async function json(url: string): Promise<unknown> {
  return (await fetch(url, { headers: { accept: 'application/json' } })).json();
}
