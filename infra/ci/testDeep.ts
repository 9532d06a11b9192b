import { parseArgs } from 'node:util';
import { isProven, recordProven } from './deep/digest';
import { lasting } from './deep/minutes';
import { deepParts, type DeepPart } from './deep/parts';
import { clock } from './reporters/progress.cjs';
import { isAborted, runScript } from './runCommand';

/**
 * `npm run test:deep [-- part...]`: what proves a component by itself and takes minutes to hours; all of it, or what is
 * named. `--changed`: what CI runs, the shorter parts and short forms of others, where a file changed since they last passed.
 * `--minutes N`: how long those go on that can be told. What passes is noted in `deep/proven.json`, to be committed with the
 * change that it proves.
 */
const { values, positionals: named } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const isForCi = values.changed;
/** A part that takes so many times as long as usual counts as hanging. */
const TIMEOUT_FACTOR = 5;
const unknown = named.filter((name) => !deepParts.some((part) => part.name === name));

if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${deepParts.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 2;
} else {
  await runAll(deepParts.filter((part) => isAsked(part)));
}

function isAsked(part: DeepPart): boolean {
  if (!isForCi) return named.length === 0 || named.includes(part.name);
  if (!part.isForCi) return false;
  if (isProven(part)) console.log(`  ${part.name}: nothing that it covers has changed since it passed`);
  return !isProven(part);
}

async function runAll(parts: readonly DeepPart[]): Promise<void> {
  const failed: string[] = [];
  for (const part of parts) {
    if (isAborted()) break;
    const outcome = await run(part);
    if (outcome === 'failed') failed.push(part.name);
  }
  if (failed.length > 0)
    console.error(`\nFailed: ${failed.join(', ')}. Repeat: npm run test:deep -- ${failed.join(' ')}`);
  process.exitCode = failed.length > 0 || isAborted() ? 1 : 0;
}

async function run(part: DeepPart): Promise<'passed' | 'failed' | 'not run'> {
  const asked = values.minutes ? Number(values.minutes) : isForCi ? part.minutesInCi : undefined;
  const { name, about, minutes, needs, commands } = asked ? lasting(part, asked) : part;
  if (needs && !process.env[needs.variable]) {
    console.log(`  ${name}: not run, ${needs.variable} is to name ${needs.about}`);
    return isForCi ? 'not run' : 'failed';
  }
  const missing = part.missing?.();
  if (missing) {
    console.log(`  ${name}: not run, ${missing}`);
    return isForCi ? 'not run' : 'failed';
  }
  console.log(`\n${name}: ${about} (about ${minutes} minutes)`);
  const startedAt = Date.now();
  for (const [entry = '', ...rest] of commands) {
    if ((await runScript(entry, rest, {}, TIMEOUT_FACTOR * minutes)) === 0) continue;
    console.log(`  ✘ ${name} (${clock(Date.now() - startedAt)})`);
    return 'failed';
  }
  console.log(`  ✓ ${name} (${clock(Date.now() - startedAt)})`);
  if (!process.env.CI) recordProven(part);
  return 'passed';
}
