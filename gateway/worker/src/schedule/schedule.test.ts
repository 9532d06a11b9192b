import { createLogger } from '@athenaeum/kit';
import { openTestDatabase } from '@athenaeum/kit/testing';
import { Registry } from 'prom-client';
import { claimRun } from './claimRun';
import type { Job } from './job';
import { JobRun } from './jobRun.model';
import { startSchedule } from './startSchedule';

const MINUTE = 60_000;
const log = createLogger('test', 'silent');

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase([JobRun]);
});
beforeEach(() => JobRun.deleteMany({}));
afterAll(() => database.close());

describe('a claim', () => {
  it('is given to one of many workers that ask at once, at the first run and at each later one', async () => {
    for (const now of [1000, 1000 + MINUTE]) {
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => claimRun('file-cleanup', MINUTE, now)),
      );

      expect(claims.filter(Boolean)).toHaveLength(1);
    }
  });

  it('lasts for the interval, whether its worker lives or not, and for no other job', async () => {
    await claimRun('file-cleanup', MINUTE, 1000);

    expect(await claimRun('file-cleanup', MINUTE, 1000 + MINUTE - 1)).toBe(false);
    expect(await claimRun('member-erasure', MINUTE, 1000)).toBe(true);
    expect(await claimRun('file-cleanup', MINUTE, 1000 + MINUTE)).toBe(true);
  });
});

describe('a schedule', () => {
  const runs: string[] = [];
  const finished: (() => void)[] = [];
  beforeEach(() => {
    runs.splice(0);
    finished.splice(0);
  });

  /** A job whose runs last until the test ends them. */
  const aJob = (name: string, given: Partial<Job> = {}): Job => ({
    name,
    everyMs: MINUTE,
    isDueAtStart: true,
    run: () =>
      new Promise((resolve) => {
        runs.push(name);
        finished.push(() => resolve(0));
      }),
    done: 'done',
    failed: 'failed',
    ...given,
  });
  const until = async (met: () => boolean) => {
    while (!met()) await new Promise(setImmediate);
  };

  it('runs a job in one of the workers that start at once', async () => {
    const failing = aJob('failing', { run: () => Promise.reject(new Error('away')) });
    const [first, second] = [new Registry(), new Registry()];
    const stops = [first, second].map((registry) =>
      startSchedule({
        jobs: [aJob('file-cleanup'), failing, aJob('later', { isDueAtStart: false })],
        registry,
        log,
      }),
    );
    await until(() => runs.length > 0);
    finished.forEach((finish) => finish());
    await Promise.all(stops.map((stop) => stop()));

    expect(runs).toEqual(['file-cleanup']);
    const counted = `${await first.metrics()}\n${await second.metrics()}`;
    expect(counted.match(/job_runs_total\{name="file-cleanup",outcome="done"\} 1/g)).toHaveLength(1);
    expect(counted.match(/job_runs_total\{name="failing",outcome="failed"\} 1/g)).toHaveLength(1);
    expect(counted).not.toContain('later');
  });

  it('waits for the run under way when it is stopped', async () => {
    const stop = startSchedule({ jobs: [aJob('file-cleanup')], registry: new Registry(), log });
    await until(() => runs.length > 0);
    let isStopped = false;

    const stopped = stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    finished.forEach((finish) => finish());

    await stopped;
    expect(isStopped).toBe(true);
  });
});
