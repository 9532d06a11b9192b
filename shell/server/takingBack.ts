import {
  artifactFolder,
  AUTOMATIC,
  checkArtifact,
  distrust,
  openRegistry,
  RegistryProblem,
  raiseHealthy,
  takeBackFailing,
} from '@athenaeum/registry';
import type { PulledBuilds, Registry, TrustedKeys, Verdict } from '@athenaeum/registry';
import type { Logger } from 'pino';
import type { ShellEnv } from './env';
import { createTellSteps } from './tellSteps';

/** The tenth failure must be answered within 30 seconds; this leaves most of them to spare. */
const EVERY = 5000;
/** What a ramp stops for where nothing is taken back for it. */
const MORE_FAILING = 0.03;

interface Parts {
  env: ShellEnv;
  trusted: TrustedKeys;
  builds?: PulledBuilds | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Looks every few seconds whether a young version is failing, and takes it back; and gives one to more people that is on its way
 * to everybody and well. Every instance may do so.
 */
export function startTakingBack({ env, trusted, builds, log }: Parts): () => Promise<void> {
  const { ROLLBACK_FAILURES: failures, ROLLBACK_SHARE: percent } = env;
  const limits = {
    failures,
    share: percent / 100,
    networks: env.ROLLBACK_NETWORKS,
    people: env.ROLLBACK_PEOPLE,
    window: env.ROLLBACK_WINDOW_MINUTES * 60_000,
    more: env.ROLLBACK_MORE_FAILING / 100,
    watched: env.ROLLBACK_WATCHED_HOURS * 3_600_000,
  };
  const ramp = {
    least: env.RAMP_STEP_MINUTES * 60_000,
    people: env.RAMP_STEP_PEOPLE,
    failing: { networks: limits.networks, people: limits.people },
    more: limits.more || MORE_FAILING,
  };
  const tellSteps = createTellSteps(log);
  /** Said once, not every few seconds. */
  const said = new Set<string>();
  let opened: Promise<Registry> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const open = () =>
    (opened ??= openRegistry(env.databaseUri, { dbName: env.MONGODB_DATABASE, by: AUTOMATIC }).catch(
      (error: unknown) => {
        opened = null;
        throw error;
      },
    ));

  async function look(): Promise<void> {
    try {
      const registry = await open();
      const check = async (entry: Parameters<typeof checkArtifact>[1]) => {
        const reason = distrust(entry, trusted);
        if (reason) throw new RegistryProblem(`${entry.name} ${entry.version} ${reason}`);
        await builds?.ensure(entry);
        await checkArtifact(artifactFolder(env.DATA_DIR, entry), entry);
      };
      // Nobody wants anything taken back where no failures are too many.
      if (failures > 0)
        for (const verdict of await takeBackFailing({ registry, limits, check })) tell(verdict);
      tellSteps(await raiseHealthy({ registry, limits: ramp, check }));
    } catch (error) {
      // With the database away nothing can be told either; there is another look soon.
      if (!isClosed) log.warn({ reason: String(error) }, 'could not look whether a version is failing');
    }
    if (!isClosed) timer = setTimeout(() => void look(), EVERY).unref();
  }

  function tell({ name, version, why, to, left }: Verdict): void {
    const key = `${name} ${version} ${left ?? ''}`;
    if (left && said.has(key)) return;
    said.add(key);
    if (left) log.error({ remote: name, version, why, left }, 'a version is failing and stays');
    else log.warn({ remote: name, version, why, to }, 'a failing version was taken back');
  }

  void look();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await (await opened?.catch(() => null))?.close();
  };
}
