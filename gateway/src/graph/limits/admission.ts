import type { Domain } from '@athenaeum/kit';

/** More is asked than can be answered in time; of this nobody was asked anything. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface Admission {
  /** Does the work once each subgraph it needs has room for it; rejects with `Overloaded` when that takes too long. */
  enter<Result>(needs: ReadonlySet<Domain>, work: () => Promise<Result>): Promise<Result>;
  /** Whether nobody waits, and at least half of the places of each of them are free. */
  isQuiet(needs: ReadonlySet<Domain>): boolean;
}

interface Options {
  /** Operations under way that need one subgraph. */
  atOnce: number;
  /** How long one may stand in line, ms. */
  longestWait: number;
}

interface Waiting {
  needs: ReadonlySet<Domain>;
  since: number;
  letIn(): void;
}

/** Of the longest wait: whoever has waited for so much of it will hardly be answered in time any more. */
const TOO_LONG = 1 / 3;

/**
 * Keeps what is under way few enough to be answered in time, and refuses the rest before it costs anything. Counted by
 * subgraph: those who wait for one that hangs take no place of those who do not need it.
 */
export function createAdmission({ atOnce, longestWait }: Options): Admission {
  const underWay = new Map<Domain, number>();
  const line = new Set<Waiting>();

  const isRoomFor = (needs: ReadonlySet<Domain>) =>
    [...needs].every((name) => (underWay.get(name) ?? 0) < atOnce);

  function count(needs: ReadonlySet<Domain>, by: 1 | -1): void {
    for (const name of needs) underWay.set(name, (underWay.get(name) ?? 0) + by);
  }

  /** In their order; in a line that lasts who came last first, for those at its head are late already. */
  function letIn(): void {
    const inOrder = [...line];
    const waited = performance.now() - (inOrder[0]?.since ?? Infinity);
    if (waited > longestWait * TOO_LONG) inOrder.reverse();
    for (const waiting of inOrder) if (isRoomFor(waiting.needs)) waiting.letIn();
  }

  const inLine = (needs: ReadonlySet<Domain>) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        needs,
        since: performance.now(),
        letIn() {
          leaveLine();
          count(needs, 1);
          resolve();
        },
      };
      const leaveLine = () => {
        clearTimeout(late);
        line.delete(waiting);
      };
      const late = setTimeout(() => {
        leaveLine();
        reject(new Overloaded('More is asked than can be answered in time'));
      }, longestWait);
      line.add(waiting);
    });

  return {
    async enter(needs, work) {
      if (isRoomFor(needs)) count(needs, 1);
      else await inLine(needs);
      try {
        return await work();
      } finally {
        count(needs, -1);
        letIn();
      }
    },
    isQuiet: (needs) =>
      line.size === 0 && [...needs].every((name) => (underWay.get(name) ?? 0) <= atOnce / 2),
  };
}
