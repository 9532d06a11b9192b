import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Log } from '../context';
import { operationNameOf } from '../documents/operationNameOf';
import { createPlanner, planKey, type Planner } from './planner';
import { createPlanStore, type Plans } from './planStore';

/** What is not planned by then is planned when it is first asked for. */
const LONGEST = 20_000;

interface Options {
  /** What is worth a plan before anybody asks. */
  documents: () => Iterable<string>;
  log: Pick<Log, 'info' | 'warn'>;
  longest?: number;
}

export type WarmPlans = ReturnType<typeof createWarmPlans>;

/** Plans operations ahead of the requests that need them, one at a time, with requests served in between. */
export function createWarmPlans({ documents, log, longest = LONGEST }: Options) {
  const store = createPlanStore();
  let supergraph = '';
  let planner: { supergraph: string; plan: Planner } | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: a swap never meets another half way. */
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    const done = turn.then(job);
    turn = done.catch(() => undefined);
    return done;
  };

  async function fill(plans: Plans, sdl: string, patience: number): Promise<void> {
    const missing = [...documents()]
      .map((document) => ({ document, name: operationNameOf(document) }))
      .filter(({ document, name }) => !plans.has(planKey(document, name)));
    if (missing.length === 0) return;
    const startedAt = performance.now();
    const plan = plannerOf(sdl);
    const before = plans.size;
    let failed = 0;
    for (const { document, name } of missing) {
      if (performance.now() - startedAt > patience) break;
      await letOthersRun();
      try {
        plans.set(planKey(document, name), plan(document, name));
      } catch {
        // An older version may ask for what is no more; its request is told so.
        failed++;
      }
    }
    const planned = plans.size - before;
    const ms = Math.round(performance.now() - startedAt);
    log.info({ planned, failed, left: missing.length - planned - failed, ms }, 'plans prepared');
  }

  function plannerOf(sdl: string): Planner {
    if (planner?.supergraph !== sdl) planner = { supergraph: sdl, plan: createPlanner(sdl) };
    return planner.plan;
  }

  return {
    store,
    /** The supergraph that the gateway begins with. */
    begin(sdl: string): void {
      supergraph = sdl;
    },
    /** Plans for another supergraph, then puts it in place, unless `replace` leaves it. Rejects when it cannot be read. */
    swap: (sdl: string, replace: () => boolean) =>
      inTurn(async () => {
        const plans: Plans = new Map();
        await fill(plans, sdl, longest);
        if (store.swap(plans, replace)) supergraph = sdl;
      }),
    /** Plans what there is no plan for yet in the supergraph in place. Never rejects. */
    warm: (patience = longest) =>
      inTurn(() => fill(store.prepared, supergraph, patience)).catch((error: unknown) =>
        log.warn({ err: error }, 'plans not prepared'),
      ),
  };
}
