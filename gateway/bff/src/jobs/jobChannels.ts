import { DeliveryProblem, type Channel } from '@athenaeum/kit/outbox';
import type { DeliveryEnv } from '../delivery/deliveryVariables';
import type { Sources } from '../sources/sources';
import { SYSTEMS, type AnyJob, type System } from './job';
import { jobs } from './jobs';
import { createHttpSystem } from './systems/httpSystem';
import type { JobSystem } from './systems/jobSystem';
import { recorder } from './systems/recorder';

/** One outbox channel per external system, so that a hanging one delays only its own messages. */
export const jobChannels = (env: DeliveryEnv, sources: Sources): Channel[] =>
  SYSTEMS.map((system) => jobChannel(system, systemFor(env, system), sources, env));

function jobChannel(
  name: System,
  system: JobSystem,
  sources: Sources,
  { OUTBOX_CONCURRENCY, JOB_TIMEOUT_MS }: DeliveryEnv,
): Channel {
  const known = new Map<string, AnyJob>(
    jobs.filter((job) => job.system === name).map((job) => [job.kind, job]),
  );
  return {
    name,
    concurrency: OUTBOX_CONCURRENCY,
    timeout: JOB_TIMEOUT_MS,
    async deliver({ _id, kind, payload: row }, signal) {
      const job = known.get(kind);
      // Written by a newer version: an instance of that version delivers it.
      if (!job) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
      const payload = await job.compose(row, sources);
      if (!payload) return 'obsolete';
      await system.run({ job, payload, key: _id }, signal);
      return 'delivered';
    },
  };
}

/** Over HTTP when a URL is configured; otherwise calls are only recorded. */
function systemFor(env: DeliveryEnv, system: System): JobSystem {
  const { url, token } = {
    workflow: { url: env.WORKFLOW_URL, token: env.WORKFLOW_TOKEN },
    crm: { url: env.CRM_URL, token: env.CRM_TOKEN },
    content_store: { url: env.CONTENT_STORE_URL, token: env.CONTENT_STORE_TOKEN },
  }[system];
  return url ? createHttpSystem({ url, tokenFor: (kind) => env.JOB_TOKENS[kind] ?? token ?? '' }) : recorder;
}
