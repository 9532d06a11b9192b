import { setTimeout as pause } from 'node:timers/promises';
import { Counter, type Registry } from 'prom-client';
import type { Log } from '@athenaeum/graph/edge';
import { claimRun } from './claimRun';
import type { Job } from './job';

interface Parts {
  jobs: readonly Job[];
  registry: Registry;
  log: Log;
}

/** Timers are not exact: a run is due a little before the next tick of the worker that ran it last. */
const DUE_AFTER = 0.9;
/** A run that takes longer than this after `stop` is left as it is; the next run finds what it has not done. */
const STOP_TIMEOUT_MS = 3000;

/** Runs each job in its interval, in whichever worker claims it. Returns a function that stops them, and waits a while for runs under way. */
export function startSchedule({ jobs, registry, log }: Parts): () => Promise<void> {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of background jobs by this worker (outcome: done, failed)',
    labelNames: ['name', 'outcome'],
    registers: [registry],
  });
  const active = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    if (job.isDueAtStart) begin(job);
    return setInterval(() => begin(job), job.everyMs).unref();
  });

  function begin(job: Job): void {
    const run: Promise<void> = runIfDue(job).finally(() => active.delete(run));
    active.add(run);
  }

  async function runIfDue({ name, everyMs, run, done, failed }: Job): Promise<void> {
    try {
      if (!(await claimRun(name, everyMs * DUE_AFTER))) return;
      const count = await run();
      runs.inc({ name, outcome: 'done' });
      if (count > 0) log.info({ job: name, count }, done);
    } catch (error) {
      runs.inc({ name, outcome: 'failed' });
      log.warn({ err: error, job: name }, failed);
    }
  }

  return async () => {
    timers.forEach(clearInterval);
    await Promise.race([Promise.all(active), pause(STOP_TIMEOUT_MS, null, { ref: false })]);
  };
}
