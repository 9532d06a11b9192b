import type { Domain } from '@athenaeum/kit';
import type { Registry } from 'prom-client';
import type { Log } from '../context';
import type { Asked, Engine, Outcome } from '../engines/engine';
import type { Operation } from '../operations/operation';
import { compileDifferences } from './differences';
import { createShadowCounter } from './shadowCounter';

export interface Answered {
  operation: Operation;
  asked: Asked;
  outcome: Outcome;
}

export interface Shadow {
  /** Compares, if it is one of the sample, once its answer has left. Never throws, and nobody waits for it. */
  consider(answered: Answered): void;
  follow(supergraphSdl: string): void;
  close(): Promise<void>;
}

interface Options {
  engine: Engine;
  other: Engine;
  supergraphSdl: string;
  /** Of queries, from 0 to 1. */
  share: number;
  /** Ms after which a comparison has failed. */
  longest: number;
  isQuiet(needs: ReadonlySet<Domain>): boolean;
  registry: Registry;
  log: Pick<Log, 'warn' | 'error'>;
  random?: () => number;
}

/** Comparisons under way. One that hangs keeps its place: rather none any more than more of them. */
const MOST_AT_ONCE = 2;
const MOST_PLACES_TOLD = 20;

/** Has the other engine answer a sample of the queries too, and tells where it comes to something else. */
export function createShadow({
  engine,
  other,
  share,
  longest,
  isQuiet,
  registry,
  log,
  random = Math.random,
  ...start
}: Options): Shadow {
  const counter = createShadowCounter(registry);
  /** What both engines answer by; null while the other one could not take it. */
  let sdl: string | null = start.supergraphSdl;
  let underWay = 0;

  return {
    consider(answered) {
      const { operation, asked } = answered;
      if (operation.node.operation !== 'query' || random() >= share) return;
      asked.context.afterwards?.(() => {
        if (mayBegin(operation)) void compare(answered);
        else counter.count(operation, 'dropped');
      });
    },
    follow(next) {
      try {
        other.follow(next);
        sdl = next;
      } catch (error) {
        sdl = null;
        log.error({ err: error }, 'shadow is off: the other engine does not take the supergraph');
      }
    },
    close: () => other.close(),
  };

  /** Under load what compares is the first to go. */
  function mayBegin({ supergraph, subgraphs }: Operation): boolean {
    return underWay < MOST_AT_ONCE && supergraph.sdl === sdl && isQuiet(subgraphs());
  }

  async function compare(answered: Answered): Promise<void> {
    const { operation } = answered;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      failed(operation, 'TimeoutError');
    }, longest);
    underWay += 1;
    try {
      const places = await differing(answered);
      if (!isLate) tell(operation, places);
    } catch (error) {
      // Of an error only its kind is told: its message may quote what was answered.
      if (!isLate) failed(operation, error instanceof Error ? error.name : 'unknown');
    } finally {
      clearTimeout(late);
      underWay -= 1;
    }
  }

  /**
   * What differs is read once more by both: it counts where they differ again in the same place, and where the one that
   * answers did not come to something else by itself, as what follows the clock does.
   */
  async function differing({ operation, asked, outcome }: Answered): Promise<string[]> {
    const differences = compileDifferences(operation.document);
    const first = differences(outcome, await other.run(operation, asked));
    if (first.size === 0) return [];
    const [again, otherAgain] = await Promise.all([
      engine.run(operation, asked),
      other.run(operation, asked),
    ]);
    const still = differences(again, otherAgain);
    const moved = differences(outcome, again);
    return [...first].filter((place) => still.has(place) && !moved.has(place));
  }

  function tell(operation: Operation, places: readonly string[]): void {
    // Meanwhile one of them may have answered by another supergraph.
    const outcome = places.length > 0 ? 'different' : 'equal';
    const name = counter.count(operation, operation.supergraph.sdl === sdl ? outcome : 'dropped');
    if (outcome === 'equal' || operation.supergraph.sdl !== sdl) return;
    const told = places.slice(0, MOST_PLACES_TOLD);
    log.warn(
      {
        event: 'shadow',
        operation: name,
        other: other.name,
        places: told,
        more: places.length - told.length,
      },
      'the engines answer differently',
    );
  }

  function failed(operation: Operation, reason: string): void {
    const name = counter.count(operation, 'failed');
    log.warn({ event: 'shadow', operation: name, other: other.name, reason }, 'the other engine failed');
  }
}
