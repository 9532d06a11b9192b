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

export interface CoalescedOutcomes {
  /** The pending or cached outcome of an equal query of the same viewer; null when it has to be executed. */
  find(question: Question): Promise<Outcome> | null;
  /** Executes it once for all equal queries that arrive meanwhile. A mutation is executed for its sender only. */
  run(question: Question, run: () => Promise<Outcome>): Promise<Outcome>;
  /** Invalidates everything after a write. */
  forget(): void;
}

interface Begun {
  key: string;
  outcome: Promise<Outcome>;
  since: number;
  /** The number of writes before it. */
  changes: number;
}

interface Options {
  /** How long public answers are cached for visitors, ms; 0 disables the cache. */
  ttlMs: number;
  now?: () => number;
}

/** A longer-running execution is not joined: another gateway may have changed data since it began. */
const MAX_JOIN_AGE_MS = 100;
/** Total length of the cached answers as JSON. */
const MAX_CACHED_CHARS = 8_000_000;

/** Request coalescing: simultaneous equal queries are executed once; public answers are cached for visitors. */
export function createCoalescedOutcomes({
  ttlMs,
  now = () => performance.now(),
}: Options): CoalescedOutcomes {
  // A list, since it is short, and what is taken out of a map that lives long is collected late (decision 0038).
  const underWay: Begun[] = [];
  const kept = new LRUCache<string, Outcome>({
    maxSize: MAX_CACHED_CHARS,
    sizeCalculation: ({ data }) => JSON.stringify(data).length,
    ttl: ttlMs,
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
      const met = underWay.findLast((one) => one.key === key);
      return met && now() - met.since <= MAX_JOIN_AGE_MS ? met.outcome : null;
    },

    async run(question, run) {
      if (isMutation(question)) return run().finally(forget);
      const key = keyOf(question);
      const begun = { key, outcome: run(), since: now(), changes };
      underWay.push(begun);
      try {
        const outcome = await begun.outcome;
        if (begun.changes === changes && isKept(question) && isWhole(outcome)) kept.set(key, outcome);
        return outcome;
      } finally {
        const place = underWay.indexOf(begun);
        if (place >= 0) underWay.splice(place, 1);
      }
    },

    forget,
  };

  function forget(): void {
    changes += 1;
    underWay.length = 0;
    kept.clear();
  }

  /** Everything that an answer depends on besides stored data. */
  function keyOf({ operation, sent, viewer: { id, roles, name, portrait } }: Question): string {
    let number = numbers.get(operation);
    if (number === undefined) numbers.set(operation, (number = ++lastNumber));
    return JSON.stringify([number, id, [...roles], name, portrait, sent]);
  }

  function isKept({ operation, viewer }: Question): boolean {
    return ttlMs > 0 && !isSignedIn(viewer) && asksOnlyPublic(operation);
  }
}

const isMutation = ({ operation }: Question) => operation.node.operation !== 'query';

/** Whether nothing of it failed or was refused: a failure may be over the next time. */
const isWhole = ({ data, errors, problems }: Outcome) =>
  errors.length === 0 && problems.length === 0 && Object.values(data ?? {}).every(isGood);

const isGood = (answer: unknown) => (answer as { ok?: unknown } | null)?.ok !== false;
