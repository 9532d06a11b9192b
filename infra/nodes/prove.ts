import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportAndExit } from '../start/problem';
import { fetchNode } from './fetchNode';
import { start } from './start';
import { unitTests } from './unitTests';
import { NODE_VERSIONS } from './versions';

// npm run test:nodes [-- version...] [--starts] [--workers N]: the product started and all unit tests on each version of Node that is supported, as the
// npm registry ships it; with --starts the starts alone. Ends with 1 when something is wrong, or Node says that what ours uses will go away.

const { values, positionals } = parseArgs({
  options: { starts: { type: 'boolean', default: false }, workers: { type: 'string' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'athenaeum-nodes-'));
let problems = 0;
try {
  for (const version of positionals.length > 0 ? positionals : NODE_VERSIONS) await prove(version);
} catch (error) {
  reportAndExit(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = problems > 0 ? 1 : 0;

async function prove(version: string): Promise<void> {
  const node = await fetchNode(folder, version);
  tell(`Node ${version} starts the product, and its pages open`, await started(node));
  if (values.starts) return;
  const workers = values.workers ? [`--maxWorkers=${values.workers}`] : [];
  const {
    summary,
    problems: wrong,
    warnings,
  } = await unitTests(node, join(folder, `${version}.json`), workers);
  tell(`Node ${version}, unit tests: ${summary}`, wrong);
  for (const warning of warnings) process.stdout.write(`      ${warning}\n`);
}

async function started(node: string): Promise<string[]> {
  try {
    return await start(node);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function tell(what: string, found: readonly string[]): void {
  problems += found.length;
  process.stdout.write(found.length > 0 ? `  no  ${what}:\n${found.join('\n')}\n` : `  ok  ${what}\n`);
}
