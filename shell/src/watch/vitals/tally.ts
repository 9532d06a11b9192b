import type { Readable } from '@athenaeum/shell-contract';
import type { RegistryView } from '../../registry/registryView';
import { sendReports } from '../sendReports';
import type { Owner } from './owners';

/** What a browser measures; as the gateway takes it. */
export type Vital = 'interaction' | 'blocked' | 'shift' | 'painted' | 'arrived';

export interface Tally {
  /** Somebody did something in the pages of this version. */
  used(owner: Owner): void;
  /** Its code threw. */
  failed(owner: Owner): void;
  /** The worst of it counts, of what blocks the page the sum. */
  measured(owner: Owner, vital: Vital, value: number): void;
}

type Vitals = Partial<Record<Vital, number>> & { failed?: boolean };

/** How each version was in about a minute: forty clicks that fail in it are one report. */
const REPORT_INTERVAL_MS = 60_000;

/** @param watched what this browser measures wherever somebody does something: 0 as long as there is nothing of it */
export function createTally(registry: Readable<RegistryView>, watched: readonly Vital[]): Tally {
  const tallies = new Map<string, { owner: Owner; vitals: Vitals }>();
  const lastFailure = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keyOf = ({ remote, version }: Owner) => `${remote} ${version}`;

  function vitalsOf(owner: Owner): Vitals {
    const tally = tallies.get(keyOf(owner)) ?? { owner, vitals: {} };
    tallies.set(keyOf(owner), tally);
    return tally.vitals;
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    // Pages that somebody only looks at have nothing to compare with.
    const inUse = [...tallies.values()].filter(({ vitals }) => vitals.failed !== undefined);
    tallies.clear();
    sendReports(
      registry,
      inUse.map(({ owner, vitals }) => ({ ...owner, vitals })),
    );
  }

  document.addEventListener('visibilitychange', () => document.hidden && send());
  return {
    used(owner) {
      const vitals = vitalsOf(owner);
      vitals.failed ??= false;
      for (const vital of watched) vitals[vital] ??= 0;
      timer ??= setTimeout(send, REPORT_INTERVAL_MS);
    },
    failed(owner) {
      vitalsOf(owner).failed = true;
      const now = performance.now();
      const before = lastFailure.get(keyOf(owner)) ?? -REPORT_INTERVAL_MS;
      if (now - before < REPORT_INTERVAL_MS) {
        timer ??= setTimeout(send, REPORT_INTERVAL_MS);
        return;
      }
      lastFailure.set(keyOf(owner), now);
      // The sooner it is reported, the sooner a failing release is rolled back.
      send();
    },
    measured(owner, vital, value) {
      const vitals = vitalsOf(owner);
      const before = vitals[vital] ?? 0;
      vitals[vital] = rounded(vital, vital === 'blocked' ? before + value : Math.max(before, value));
    },
  };
}

/** What the gateway takes: whole ms, and no more of them than it does. */
const rounded = (vital: Vital, value: number) =>
  vital === 'shift' ? Math.min(value, 100) : Math.min(Math.round(value), 120_000);
