import type { RampRecord } from '../models';
import type { CheckBuild, Registry } from '../registry';
import { insufficientEvidence, countFailures, type Limits } from '../failingTabs';
import { messageOf } from '../problem';
import { readReleases, type Release, type Releases } from '../releases';
import { beforeOf } from '../automaticRollback';
import { type Evidence, evidenceOf } from './evidence';
import { minuteOf, questionOf, ratesOf } from './harm';
import { findingOf } from './sequentialTest';
import { JUDGING, KINDS, type Signal, SIGNALS } from './signals';
import { baselineOf } from './baseline';

export interface RampLimits {
  /** Minimum duration of a step, ms. */
  least: number;
  /** Minimum of people with requests in a step. */
  people: number;
  /** Minimum of networks and people with failing tabs, so that one of each decides nothing. */
  failing: Pick<Limits, 'networks' | 'people'>;
  /** Tolerated difference to the live version, 0 to 1: of operations, and of tabs. */
  more: number;
}

/** A step that was done, or what the ramp waits for. */
export interface Step {
  name: string;
  version: string;
  from: number;
  /** The new percentage. */
  to?: number;
  waits?: string;
  waitsFor?: WaitsFor;
}

/** The kind of what it waits for, unchanged while only figures in `waits` change. */
export type WaitsFor = 'time' | 'people' | 'tabs' | Signal | 'build';

interface Parts {
  /** Opened with `by: AUTOMATIC`. */
  registry: Registry;
  limits: RampLimits;
  check: CheckBuild;
}

type Ramped = Release & { percent: number; ramp: RampRecord };

/**
 * Advances each ramp whose canary is shown to be as good as the live version. Several instances may run: each step is done
 * once, by compare-and-swap. Rollbacks of failing versions are decided before.
 */
export async function advanceRamps({ registry, limits, check }: Parts, now = Date.now()): Promise<Step[]> {
  const steps: Step[] = [];
  const releases = await readReleases(registry.connection);
  for (const release of releases.live.filter(isRamped)) {
    const { name, version, percent: from, ramp } = release;
    const about = { name, version, from };
    const { why, ...missing } = await missingFor(registry, release, releases, limits, now);
    if (why === undefined) {
      steps.push({ ...about, ...missing });
      continue;
    }
    try {
      if (await registry.advanceCanary(name, check, { only: version, from, why }))
        steps.push({ ...about, to: ramp.next[0]! });
    } catch (error) {
      // For example its files cannot be read: the other ramps go on.
      steps.push({ ...about, waits: messageOf(error), waitsFor: 'build' });
    }
  }
  return steps;
}

const isRamped = (release: Release): release is Ramped =>
  release.isCanary &&
  release.percent !== undefined &&
  release.ramp !== undefined &&
  release.ramp.next.length > 0;

/** What the next step still waits for, or why it may be done. */
async function missingFor(
  { connection }: Registry,
  release: Ramped,
  releases: Releases,
  { least, people, failing, more }: RampLimits,
  now: number,
): Promise<(Required<Pick<Step, 'waits' | 'waitsFor'>> & { why?: undefined }) | { why: string }> {
  const { name, version, ramp } = release;
  const left = ramp.at + least - now;
  if (left > 0) return { waits: `${Math.ceil(left / 60_000)} more minutes`, waitsFor: 'time' };
  // Each step is evaluated separately: data of the first may be deleted when the last is due.
  const from = minuteOf(ramp.at);
  const baseline = await baselineOf(connection, { name, before: beforeOf(release, releases), from });
  const told = await evidenceOf(connection, { remote: name, version }, { from }, baseline);
  const came = Math.max(...KINDS.map((kind) => told[kind].people));
  if (came < people) return { waits: `${people - came} more people`, waitsFor: 'people' };
  const counts = await countFailures(connection, release, { since: ramp.at, failures: 1 });
  if (counts && counts.failing / counts.tabs > more && !insufficientEvidence(counts, failing))
    return { waits: 'fewer tabs that cannot show it', waitsFor: 'tabs' };
  for (const signal of SIGNALS) {
    if (isUntold(signal, told[signal], baseline[signal])) continue;
    const question = questionOf(signal, baseline[signal], more);
    if (findingOf(told[signal], question, ratesOf(signal)) !== 'healthy')
      return { waits: `more ${signal}: ${failedOf(told[signal])} so far`, waitsFor: signal };
  }
  const asked = SIGNALS.filter((signal) => told[signal].asked > 0);
  return { why: asked.map((signal) => `${signal} failed for ${failedOf(told[signal])}`).join(', ') };
}

/** Whether a signal may be ignored: mutations where there are none, and signals that few browsers measure. */
function isUntold(signal: Signal, told: Evidence, baseline: Evidence): boolean {
  const isVital = JUDGING[signal].more !== null;
  return isVital ? told.asked < ENOUGH_VITALS : told.asked === 0 && baseline.asked === 0;
}

const ENOUGH_VITALS = 20;

const failedOf = ({ failingPeople, people }: Evidence) => `${failingPeople} of ${people} people`;
