import {
  artifactFolder,
  AUTOMATIC,
  checkArtifact,
  distrust,
  openRegistry,
  RegistryProblem,
  advanceRamps,
  rollBackFailing,
} from '@athenaeum/registry';
import type { PulledBuilds, Registry, TrustedKeys, Verdict } from '@athenaeum/registry';
import type { Logger } from 'pino';
import type { ShellEnv } from './env';
import { createReportSteps } from './reportSteps';

/** A rollback must follow the tenth failure within 30 seconds; this leaves most of them to spare. */
const EVALUATION_INTERVAL_MS = 5000;
/** The increase in failures that stops a ramp if automatic rollback by failing operations is off. */
const MORE_FAILING = 0.03;

interface Parts {
  env: ShellEnv;
  trusted: TrustedKeys;
  builds?: PulledBuilds | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Checks every few seconds whether a young version is failing, and rolls it back; and advances the ramps of healthy versions.
 * Safe on every instance.
 */
export function startAutomaticRollback({ env, trusted, builds, log }: Parts): () => Promise<void> {
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
  const reportSteps = createReportSteps(log);
  /** Logged once, not every few seconds. */
  const logged = new Set<string>();
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

  async function evaluate(): Promise<void> {
    try {
      const registry = await open();
      const check = async (entry: Parameters<typeof checkArtifact>[1]) => {
        const reason = distrust(entry, trusted);
        if (reason) throw new RegistryProblem(`${entry.name} ${entry.version} ${reason}`);
        await builds?.ensure(entry);
        await checkArtifact(artifactFolder(env.DATA_DIR, entry), entry);
      };
      // ROLLBACK_FAILURES=0 disables automatic rollback.
      if (failures > 0)
        for (const verdict of await rollBackFailing({ registry, limits, check })) logVerdict(verdict);
      reportSteps(await advanceRamps({ registry, limits: ramp, check }));
    } catch (error) {
      // Without the database nothing can be recorded either; the next check follows soon.
      if (!isClosed) log.warn({ reason: String(error) }, 'could not check whether a version is failing');
    }
    if (!isClosed) timer = setTimeout(() => void evaluate(), EVALUATION_INTERVAL_MS).unref();
  }

  function logVerdict({ name, version, why, to, left }: Verdict): void {
    const key = `${name} ${version} ${left ?? ''}`;
    if (left && logged.has(key)) return;
    logged.add(key);
    if (left) log.error({ remote: name, version, why, left }, 'a version is failing and stays');
    else log.warn({ remote: name, version, why, to }, 'a failing version was rolled back');
  }

  void evaluate();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await (await opened?.catch(() => null))?.close();
  };
}
