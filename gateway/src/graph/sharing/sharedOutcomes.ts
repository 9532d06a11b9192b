import { isSignedIn, type Viewer } from '@athenaeum/kit';
import { LRUCache } from 'lru-cache';
import type { Outcome } from '../engines/engine';
import type { Operation } from '../operations/operation';
import { asksOnlyPublic } from './publicFields';

export interface Question {
  operation: Operation;
  sent: Record<string, unknown>;
  viewer: Viewer;
}

export interface SharedOutcomes {
  /** What an equal question of the same viewer comes to, where that is under way or kept; null where it has to be run. */
  find(question: Question): Promise<Outcome> | null;
  /** Runs it for everybody who asks the same meanwhile. A mutation is run for its sender alone. */
  run(question: Question, run: () => Promise<Outcome>): Promise<Outcome>;
  /** Something was changed: who asks from now on does not get what was read before. */
  forget(): void;
}

interface Options {
  /** How long what everybody may read is kept for visitors, ms; 0: not at all. */
  keptFor: number;
  now?: () => number;
}

/** Ms after its beginning. Another gateway may have changed something since: a run that takes long is not joined late. */
const JOINED_WITHIN = 100;
/** Letters of the answers kept, as JSON. */
const MOST_KEPT = 8_000_000;

/** Equal questions that meet are run once; what everybody may read is read for many visitors at once. */
export function createSharedOutcomes({ keptFor, now = () => performance.now() }: Options): SharedOutcomes {
  const underWay = new Map<string, { outcome: Promise<Outcome>; since: number }>();
  const kept = new LRUCache<string, Outcome>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ data }) => JSON.stringify(data).length,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now },
  });
  const numbers = new WeakMap<Operation, number>();
  let lastNumber = 0;
  let changes = 0;

  return {
    find(question) {
      if (isMutation(question)) return null;
      const key = keyOf(question);
      const known = isKept(question) && kept.get(key);
      if (known) return Promise.resolve(known);
      const met = underWay.get(key);
      return met && now() - met.since <= JOINED_WITHIN ? met.outcome : null;
    },

    async run(question, run) {
      if (isMutation(question)) return run().finally(forget);
      const key = keyOf(question);
      const begun = { outcome: run(), since: now(), changes };
      underWay.set(key, begun);
      try {
        const outcome = await begun.outcome;
        if (begun.changes === changes && isKept(question) && isWhole(outcome)) kept.set(key, outcome);
        return outcome;
      } finally {
        if (underWay.get(key) === begun) underWay.delete(key);
      }
    },

    forget,
  };

  function forget(): void {
    changes += 1;
    underWay.clear();
    kept.clear();
  }

  /** All that an answer depends on, beside what is stored. */
  function keyOf({ operation, sent, viewer: { id, roles, name, portrait } }: Question): string {
    let number = numbers.get(operation);
    if (number === undefined) numbers.set(operation, (number = ++lastNumber));
    return JSON.stringify([number, id, [...roles], name, portrait, sent]);
  }

  function isKept({ operation, viewer }: Question): boolean {
    return keptFor > 0 && !isSignedIn(viewer) && asksOnlyPublic(operation);
  }
}

const isMutation = ({ operation }: Question) => operation.node.operation !== 'query';

/** Nothing of it failed or was refused: that may be over the next time. */
const isWhole = ({ data, errors, problems }: Outcome) =>
  errors.length === 0 && problems.length === 0 && Object.values(data ?? {}).every(isGood);

const isGood = (answer: unknown) => (answer as { ok?: unknown } | null)?.ok !== false;
