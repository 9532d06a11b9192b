import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { productEnvironment } from '../../ci/product';
import { quantile } from '../ranks';
import { followTimes, type Times } from './followTimes';

/**
 * What a second start of the product costs, by process: CPU seconds until it says that it is ready, the median of several
 * starts. Of several copies of the repository, each in turn, so that what else the machine does reaches all of them:
 * `node --import tsx infra/bench/start/starts.ts [starts] [folder...]`
 */
const [starts = '3', ...named] = process.argv.slice(2);
const folders = named.length > 0 ? named : [process.cwd()];

interface Start {
  seconds: number;
  times: Times;
}

const copies = await Promise.all(
  folders.map(async (folder) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-starts-'));
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    return { folder, env: await productEnvironment(dataDir), starts: [] as Start[] };
  }),
);
for (const { folder, env } of copies) tell(folder, 'first start', await start(folder, env));
for (let round = 0; round < Number(starts); round++)
  for (const copy of copies) {
    const one = await start(copy.folder, copy.env);
    copy.starts.push(one);
    tell(copy.folder, 'second start', one);
  }
for (const { folder, starts } of copies) {
  console.log(`\n${folder}: ${median(starts.map(({ seconds }) => seconds)).toFixed(1)} s`);
  const names = [...new Set(starts.flatMap(({ times }) => Object.keys(times)))];
  const rows = names.map((name) => [name, median(starts.map(({ times }) => times[name] ?? 0))] as const);
  for (const [name, used] of rows.sort((one, other) => other[1] - one[1]))
    console.log(`  ${used.toFixed(2).padStart(6)}  ${name}`);
  console.log(
    `  ${median(starts.map(({ times }) => sum(times)))
      .toFixed(2)
      .padStart(6)}  together`,
  );
}

async function start(folder: string, env: Record<string, string>): Promise<Start> {
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/start/start.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const following = followTimes(child.pid!);
  const gone = once(child, 'exit');
  let text = '';
  await new Promise<void>((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (/ is ready \(/.test((text += chunk))) ready();
    });
    void gone.then(() => failed(new Error(`It ended before it was ready:\n${text}`)));
  });
  const one = { seconds: (Date.now() - startedAt) / 1000, times: following.stop() };
  child.kill('SIGINT');
  await gone;
  return one;
}

function tell(folder: string, which: string, { seconds, times }: Start): void {
  const load = loadavg()[0]!.toFixed(1);
  console.log(
    `${folder}, ${which}: ${seconds.toFixed(1)} s, ${sum(times).toFixed(1)} s of CPU (load ${load})`,
  );
}

function median(values: number[]): number {
  return quantile(values, 0.5);
}

function sum(times: Times): number {
  return Object.values(times).reduce((total, one) => total + one, 0);
}
