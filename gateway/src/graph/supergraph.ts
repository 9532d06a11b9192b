import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { GatewayConfig } from '@apollo/gateway';
import { ConfigurationProblem } from '../env';
import type { Log } from './context';
import type { WarmPlans } from './plans/warmPlans';

type SupergraphManager = Extract<
  Exclude<GatewayConfig, { gateway: unknown }> extends infer Config
    ? Config extends { supergraphSdl: infer Manager }
      ? Manager
      : never
    : never,
  (...args: never[]) => unknown
>;

interface Options {
  file: string;
  /** Made for another supergraph before it is put in place; without them it plans as it is asked. */
  plans: WarmPlans | null;
  log: Log;
  checkEvery?: number;
}

const CHECK_EVERY = 1000;

/** Reads the composed supergraph and follows its file; one that does not load leaves the last good one in place. */
export const supergraphFrom =
  ({ file, plans, log, checkEvery = CHECK_EVERY }: Options): SupergraphManager =>
  async ({ update }) => {
    if (!existsSync(file))
      throw new ConfigurationProblem(`The supergraph ${file} is missing: run npm run codegen.`);
    const supergraphSdl = readFileSync(file, 'utf8');
    let latest = supergraphSdl;
    let isStopped = false;
    plans?.begin(supergraphSdl);

    const reload = async () => {
      try {
        const next = readFileSync(file, 'utf8');
        if (next === latest) return;
        latest = next;
        const replace = () => {
          // While it was prepared the gateway may have been stopped, or the file have been changed once more.
          if (isStopped || next !== latest) return false;
          update(next);
          log.info('supergraph reloaded');
          return true;
        };
        await (plans ? plans.swap(next, replace) : replace());
      } catch (error) {
        log.error({ err: error }, 'supergraph not reloaded; the last good one stays');
      }
    };
    const followed = () => void reload();
    watchFile(file, { interval: checkEvery, persistent: false }, followed);
    const cleanup = async () => {
      isStopped = true;
      unwatchFile(file, followed);
    };
    return { supergraphSdl, cleanup };
  };
