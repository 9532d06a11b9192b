import { createOutboxWorker, type OutboxWorker } from '@athenaeum/kit/outbox';
import type { Registry } from 'prom-client';
import { billingChannels } from '../bff/billing/createBilling';
import { coachingChannel } from '../bff/coaching/coachingChannel';
import { jobChannels } from '../bff/jobs/jobChannels';
import { createNoteMail } from '../bff/mail/log/noteMail';
import { mailChannel } from '../bff/mail/mailChannel';
import type { Suppressions } from '../bff/mail/unsubscribe/suppressions';
import { opportunitiesChannel } from '../bff/opportunities/opportunitiesChannel';
import type { Env } from '../env';
import type { Log } from '../graph/context';
import type { SubgraphClients } from '../graph/subgraphs/subgraphClient';
import { measureOutbox } from './outboxMetrics';
import { createSources } from './sources';

interface Parts {
  env: Env;
  clients: SubgraphClients;
  suppressions: Suppressions;
  registry: Registry;
  log: Log;
}

/** The worker that delivers the outbox messages of all domains. */
export function createOutbox({ env, clients, suppressions, registry, log }: Parts): OutboxWorker {
  const sources = createSources(clients);
  return createOutboxWorker({
    channels: [
      ...jobChannels(env, sources),
      mailChannel({ env, sources, suppressions, note: createNoteMail(log) }),
      ...billingChannels(env, clients),
      coachingChannel(env, clients),
      opportunitiesChannel(env, clients),
    ],
    log,
    onOutcome: measureOutbox(registry),
    poll: env.OUTBOX_POLL_MS,
  });
}
