import { setTimeout as pause } from 'node:timers/promises';
import { retry } from '@athenaeum/common/waiting';
import type { Fault, FaultKind } from './schedule';
import type { Target } from './target';

const MAX_STARTS = 20;
const RESTART_INTERVAL_MS = 500;

/** Injects the faults of a schedule, each for its time; resolves when the last is healed and every process is up. */
export async function haunt(
  faults: readonly Fault[],
  targets: readonly Target[],
  say: (line: string) => void,
): Promise<void> {
  const byName = new Map(targets.map((target) => [target.name, target]));
  /** A process that is still starting is left alone until it is up. */
  const turns = new Map<string, Promise<unknown>>();
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;

  await Promise.all(
    faults.map(async ({ at, lasts, target: name, kind }) => {
      const target = byName.get(name)!;
      await pause(at);
      const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
        const begun = since();
        const heal = await inject(target, kind);
        await pause(lasts);
        await heal();
        say(`  ${seconds(begun)} ${name} ${kind}, back at ${seconds(since())}`);
      });
      turns.set(name, turn);
      await turn;
    }),
  );
}

/** Answers what ends it. */
async function inject({ instance, line }: Target, kind: FaultKind): Promise<() => Promise<void>> {
  if (kind === 'killed') {
    await instance!.kill();
    return () => startAgain(instance!);
  }
  if (kind === 'paused') {
    instance!.suspend();
    return async () => instance!.resume();
  }
  await line!.ail(AILMENTS[kind]);
  return () => line!.ail(null);
}

/** As whatever runs it does: a process whose database is away gives up, and is started again. */
const startAgain = (instance: NonNullable<Target['instance']>): Promise<void> =>
  retry(instance.start, { attempts: MAX_STARTS, delay: RESTART_INTERVAL_MS });

const AILMENTS = { cut: 'away', stalled: 'hanging', deaf: 'resetting' } as const;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
