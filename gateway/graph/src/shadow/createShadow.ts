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
  /** Compares a sampled operation after its answer has been sent. Never throws and delays nothing. */
  consider(answered: Answered): void;
  follow(supergraphSdl: string): void;
  close(): Promise<void>;
}

interface Options {
  engine: Engine;
  other: Engine;
  supergraphSdl: string;
  /** The sampled share of queries, from 0 to 1. */
  share: number;
  /** The timeout of a comparison, ms. */
  timeoutMs: number;
  isQuiet(needs: ReadonlySet<Domain>): boolean;
  registry: Registry;
  log: Pick<Log, 'warn' | 'error'>;
  random?: () => number;
}

/** One that hangs keeps its slot: fewer comparisons are better than more hanging ones. */
const MAX_CONCURRENT_COMPARISONS = 2;
const MAX_LOGGED_PLACES = 20;

/** Runs a sample of the queries on the other engine too, and reports where the outcomes differ. */
export function createShadow({
  engine,
  other,
  share,
  timeoutMs,
  isQuiet,
  registry,
  log,
  random = Math.random,
  ...start
}: Options): Shadow {
  const counter = createShadowCounter(registry);
  /** The supergraph that both engines use; null while the other engine failed to load it. */
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
        log.error({ err: error }, 'shadow is off: the other engine rejected the supergraph');
      }
    },
    close: () => other.close(),
  };

  /** Comparisons are skipped under load. */
  function mayBegin({ supergraph, subgraphs }: Operation): boolean {
    return underWay < MAX_CONCURRENT_COMPARISONS && supergraph.sdl === sdl && isQuiet(subgraphs());
  }

  async function compare(answered: Answered): Promise<void> {
    const { operation } = answered;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      failed(operation, 'TimeoutError');
    }, timeoutMs);
    underWay += 1;
    try {
      const places = await differing(answered);
      if (!isLate) tell(operation, places);
    } catch (error) {
      // Only the kind of an error is logged: its message may quote data.
      if (!isLate) failed(operation, error instanceof Error ? error.name : 'unknown');
    } finally {
      clearTimeout(late);
      underWay -= 1;
    }
  }

  /**
   * Differing fields are read once more by both engines: they count where the engines differ again in the same place and the
   * primary engine repeats its own answer, which excludes time-dependent fields.
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
    // One of them may have switched to another supergraph in the meantime.
    const outcome = places.length > 0 ? 'different' : 'equal';
    const name = counter.count(operation, operation.supergraph.sdl === sdl ? outcome : 'dropped');
    if (outcome === 'equal' || operation.supergraph.sdl !== sdl) return;
    const told = places.slice(0, MAX_LOGGED_PLACES);
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
