import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { GatewayConfig } from '@apollo/gateway';
import { ConfigurationProblem } from '../env';
import type { Log } from './context';

type SupergraphManager = Extract<
  Exclude<GatewayConfig, { gateway: unknown }> extends infer Config
    ? Config extends { supergraphSdl: infer Manager }
      ? Manager
      : never
    : never,
  (...args: never[]) => unknown
>;

const CHECK_EVERY = 1000;

/** Reads the composed supergraph and follows its file; one that does not load leaves the last good one in place. */
export const supergraphFrom =
  (file: string, log: Log, checkEvery = CHECK_EVERY): SupergraphManager =>
  async ({ update }) => {
    if (!existsSync(file))
      throw new ConfigurationProblem(`The supergraph ${file} is missing: run npm run codegen.`);
    const supergraphSdl = readFileSync(file, 'utf8');
    let latest = supergraphSdl;

    const reload = () => {
      try {
        const next = readFileSync(file, 'utf8');
        if (next === latest) return;
        latest = next;
        update(next);
        log.info('supergraph reloaded');
      } catch (error) {
        log.error({ err: error }, 'supergraph not reloaded; the last good one stays');
      }
    };
    watchFile(file, { interval: checkEvery, persistent: false }, reload);
    return { supergraphSdl, cleanup: async () => unwatchFile(file, reload) };
  };
