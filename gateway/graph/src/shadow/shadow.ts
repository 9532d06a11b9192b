import type { Domain } from '@athenaeum/kit';
import type { Registry } from 'prom-client';
import type { GraphEnv } from '../configuration/graphVariables';
import type { Log } from '../context';
import { createEngine } from '../engines/createEngine';
import type { Engine } from '../engines/engine';
import type { SubgraphClients } from '../subgraphs/subgraphClient';
import { createShadow, type Shadow } from './createShadow';

interface Parts {
  env: Pick<GraphEnv, 'GATEWAY_SHADOW' | 'ANSWER_LONGEST_MS'>;
  /** The primary engine. */
  engine: Engine;
  supergraphSdl: string;
  clients: SubgraphClients;
  isQuiet(needs: ReadonlySet<Domain>): boolean;
  registry: Registry;
  log: Log;
}

/** Opens the shadow engine when it is configured; null when it is not, or when it fails to start. */
export async function openShadow({
  env,
  engine,
  isQuiet,
  registry,
  ...parts
}: Parts): Promise<Shadow | null> {
  if (env.GATEWAY_SHADOW === 0) return null;
  const { supergraphSdl, log } = parts;
  try {
    const other = await createEngine(engine.name === 'planned' ? 'apollo' : 'planned', parts);
    log.info({ engine: engine.name, other: other.name, share: env.GATEWAY_SHADOW }, 'shadow is on');
    return createShadow({
      engine,
      other,
      supergraphSdl,
      share: env.GATEWAY_SHADOW,
      timeoutMs: env.ANSWER_LONGEST_MS,
      isQuiet,
      registry,
      log,
    });
  } catch (error) {
    log.error({ err: error }, 'shadow is off: the other engine does not start');
    return null;
  }
}
