import { findUnderWay } from './areaReleases/areaRelease';
import { harmOfFetches } from './areaReleases/harmOfFetches';
import { rollBackRelease, withdrawRemote } from './areaReleases/rollBackRelease';
import { type Harm, harmOf, type HarmLimits } from './delivery/harm';
import {
  insufficientEvidence,
  countFailures,
  isFailing,
  type FailureCounts,
  type Limits,
} from './failingTabs';
import { harmOfFigures } from './figures';
import { endPreviews } from './previews';
import { messageOf } from './problem';
import type { CheckBuild, Registry } from './registry';
import { readReleases, type Release, type Releases } from './releases';

/** The releaser in the history where no person decided. */
export const AUTOMATIC = 'automatic';

export interface WatchLimits extends Limits {
  /** How far back tabs count, ms. */
  window: number;
  /** How long after its release a version is watched, ms. */
  watched: number;
  /** How much more of its operations may fail than of the version before, 0 to 1; 0: any. */
  more: HarmLimits['more'];
}

/** What was done about a version that is failing; `left` says why nothing could be. */
export interface Verdict {
  name: string;
  version: string;
  why: string;
  /** The version that is live instead. */
  to?: string;
  left?: string;
}

/** So few failing tabs already suggest that the version before is no better. */
const MIN_FAILURES_BEFORE = 3;

interface Parts {
  /** Opened as `by: AUTOMATIC`. */
  registry: Registry;
  limits: WatchLimits;
  check: CheckBuild;
}

/**
 * Rolls back each young version that is failing: withdraws a canary, or goes back to the previous version for everybody. Safe on
 * several instances: the first one rolls it back, and never the version that has replaced it.
 */
export async function rollBackFailing(
  { registry, limits, check }: Parts,
  now = Date.now(),
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const releases = await readReleases(registry.connection);
  await endInterrupted(releases);
  for (const release of releases.live.filter(({ at }) => now - at < limits.watched)) {
    const trouble = await troubleWith(release, releases);
    if (!trouble) continue;
    const about = { name: release.name, version: release.version, why: trouble.why };
    if (trouble.doubt) {
      verdicts.push({ ...about, left: trouble.doubt });
      continue;
    }
    const done = isOfRoute(release, releases)
      ? await rollBackArea(release, about.why)
      : release.isCanary
        ? await withdrawCanary(release, about.why)
        : await rollBack(release, releases, about.why);
    if (!done) continue;
    // A failing version ends as a preview too; other versions stay, which may be its fix.
    if ('to' in done) await endPreviews(registry.connection, release.name, { version: release.version });
    verdicts.push({ ...about, ...done });
  }
  return verdicts;

  /** By the reports of its tabs, or if those are in doubt by failed operations: forged failures cannot keep a bad version live. */
  async function troubleWith(release: Release, releases: Releases): Promise<Harm | null> {
    // Reports from before its release do not count.
    const since = Math.max(release.at, now - limits.window);
    const counts = await countFailures(registry.connection, release, { since, failures: limits.failures });
    const inTabs = isFailing(counts, limits)
      ? { why: shareOf(counts), doubt: insufficientEvidence(counts, limits) }
      : null;
    if (inTabs && !inTabs.doubt) return inTabs;
    const harm = await harmOf(registry.connection, comparisonOf(release, releases), limits, now);
    if (harm && !harm.doubt) return harm;
    // A release of an area is judged by its subgraph too.
    const inSubgraph = isOfRoute(release, releases)
      ? await harmOfFetches(registry.connection, releases.route!.release, limits)
      : null;
    if (inSubgraph && !inSubgraph.doubt) return inSubgraph;
    // Only beside a canary others have the version before at the same time.
    const inFigures = release.isCanary
      ? await harmOfFigures(
          registry.connection,
          { ...release, before: beforeOf(release, releases) },
          limits,
          now,
        )
      : null;
    return inFigures && !inFigures.doubt ? inFigures : (inTabs ?? harm ?? inSubgraph ?? inFigures);
  }

  /** Its remote and its subgraph go together. */
  async function rollBackArea({ name, version }: Release, why: string) {
    const { release } = releases.route!;
    try {
      const to = await rollBackRelease(
        registry,
        { _id: release, remote: name, version },
        { why, by: AUTOMATIC, check },
      );
      return to && { to };
    } catch (error) {
      return { left: messageOf(error) };
    }
  }

  /** A process that was told to roll a release back died before it withdrew the remote. */
  async function endInterrupted({ route }: Releases): Promise<void> {
    const release = route && (await findUnderWay(registry.connection));
    if (release?.returning_at)
      await withdrawRemote(registry, release, { why: 'rolled back with its area', check });
  }

  async function withdrawCanary({ name, version }: Release, why: string) {
    const withdrawn = await registry.withdrawCanary(name, { only: version, why });
    return withdrawn && { to: 'what everybody has' };
  }

  async function rollBack({ name, version, by, insteadOf }: Release, { earlier }: Releases, why: string) {
    // It replaced a version that was failing. If it fails too, going back further is for a person to decide.
    if (by === AUTOMATIC && insteadOf !== null) return { left: 'it replaced a version that was rolled back' };
    const target = earlier.get(name)?.[0];
    if (!target) return { left: 'there is no earlier version' };
    const since = now - limits.window;
    const before = await countFailures(
      registry.connection,
      { name, version: target },
      { since, failures: MIN_FAILURES_BEFORE },
    );
    // Made-up failures of the version before must not keep a bad one in place either.
    if (
      isFailing(before, { failures: MIN_FAILURES_BEFORE, share: limits.share }) &&
      !insufficientEvidence(before, limits)
    )
      return { left: `${target} before it is failing too` };
    try {
      const { version: to, changed } = await registry.rollback(name, check, { only: version, why });
      return changed ? { to } : null;
    } catch (error) {
      // For example, its files cannot be read: the other versions are checked nevertheless.
      return { left: messageOf(error) };
    }
  }
}

const isOfRoute = ({ name, version }: Release, { route }: Releases) =>
  route?.remote === name && route.version === version;

/** Each step of a ramp is compared with the period before it. */
const comparisonOf = (release: Release, releases: Releases) => ({
  ...release,
  at: release.ramp?.at ?? release.at,
  before: beforeOf(release, releases),
  lately: releases.lately,
});

/** The live version beside a canary, or the one before a live version. */
export const beforeOf = ({ name, isCanary }: Release, { live, earlier }: Releases): string | undefined =>
  isCanary ? live.find((other) => other.name === name && !other.isCanary)?.version : earlier.get(name)?.[0];

const shareOf = ({ failing, tabs }: FailureCounts) =>
  `failing in ${failing} of ${tabs} tabs (${Math.round((failing / tabs) * 100)} %)`;
