import type { Channel } from '@athenaeum/kit/outbox';
import type { Log } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { billingChannels } from '../billing/billingChannels';
import { coachingChannel } from '../coaching/coachingChannel';
import { jobChannels } from '../jobs/jobChannels';
import { createNoteMail } from '../mail/log/noteMail';
import { mailChannel } from '../mail/mailChannel';
import { createSuppressions } from '../mail/unsubscribe/suppressions';
import { opportunitiesChannel } from '../opportunities/opportunitiesChannel';
import { pushChannel } from '../push/pushChannel';
import { createSources } from '../sources/sources';
import type { ChannelEnv } from './deliveryVariables';

interface Parts {
  env: ChannelEnv;
  clients: SubgraphClients;
  /** Where the gateway answers, for the webhooks of the embedded billing provider. */
  gatewayUrl: string;
  log: Log;
}

/** Every way out of the outbox: what a message of any domain becomes, and how it gets there. */
export function createChannels({ env, clients, gatewayUrl, log }: Parts): Channel[] {
  const sources = createSources(clients);
  return [
    ...jobChannels(env, sources),
    mailChannel({ env, sources, suppressions: createSuppressions(env), note: createNoteMail(log) }),
    pushChannel({ env, sources }),
    ...billingChannels(env, clients, gatewayUrl),
    coachingChannel(env, clients),
    opportunitiesChannel(env, clients),
  ];
}
