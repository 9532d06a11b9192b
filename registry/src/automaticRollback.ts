import { findUnderWay } from './areaReleases/areaRelease';
import { harmOfFetches } from './areaReleases/harmOfFetches';
import { returnRelease, withdrawRemote } from './areaReleases/returnRelease';
import { type Harm, harmOf, type HarmLimits } from './delivery/harm';
import { doubtAbout, goingOf, isFailing, type Going, type Limits } from './failing';
import { endPreviews } from './previews';
import { messageOf } from './problem';
import type { CheckBuild, Registry } from './registry';
import { readReleases, type Release, type Releases } from './releases';

/** Stands in the history where no person decided. */
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
  /** What is given instead. */
  to?: string;
  left?: string;
}

/** So few failing tabs say already that the version before is no better. */
const ENOUGH_TO_DOUBT = 3;

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
        ? await stopTrying(release, about.why)
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
    const going = await goingOf(registry.connection, release, { since, failures: limits.failures });
    const inTabs = isFailing(going, limits)
      ? { why: figures(going), doubt: doubtAbout(going, limits) }
      : null;
    if (inTabs && !inTabs.doubt) return inTabs;
    const harm = await harmOf(registry.connection, comparisonOf(release, releases), limits, now);
    if (harm && !harm.doubt) return harm;
    // A release of an area is judged by its subgraph too.
    const inSubgraph = isOfRoute(release, releases)
      ? await harmOfFetches(registry.connection, releases.route!.release, limits)
      : null;
    return inSubgraph && !inSubgraph.doubt ? inSubgraph : (inTabs ?? harm ?? inSubgraph);
  }

  /** Its remote and its subgraph go together. */
  async function rollBackArea({ name, version }: Release, why: string) {
    const { release } = releases.route!;
    try {
      const to = await returnRelease(
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

  async function stopTrying({ name, version }: Release, why: string) {
    const taken = await registry.unstage(name, { only: version, why });
    return taken && { to: 'what everybody has' };
  }

  async function rollBack({ name, version, by, insteadOf }: Release, { earlier }: Releases, why: string) {
    // It took the place of one that failed. If it fails too, going back further is for a person to decide.
    if (by === AUTOMATIC && insteadOf !== null)
      return { left: 'it took the place of one that was taken back' };
    const target = earlier.get(name)?.[0];
    if (!target) return { left: 'there is no earlier version' };
    const since = now - limits.window;
    const before = await goingOf(
      registry.connection,
      { name, version: target },
      { since, failures: ENOUGH_TO_DOUBT },
    );
    // Made-up failures of the version before must not keep a bad one in place either.
    if (isFailing(before, { failures: ENOUGH_TO_DOUBT, share: limits.share }) && !doubtAbout(before, limits))
      return { left: `${target} before it is failing too` };
    try {
      const { version: to, changed } = await registry.rollback(name, check, { only: version, why });
      return changed ? { to } : null;
    } catch (error) {
      // Its files, say, cannot be read: the other versions are looked at nevertheless.
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

/** What everybody has beside a version that some try, or had before it. */
export const beforeOf = ({ name, isCanary }: Release, { live, earlier }: Releases): string | undefined =>
  isCanary ? live.find((other) => other.name === name && !other.isCanary)?.version : earlier.get(name)?.[0];

const figures = ({ failing, tabs }: Going) =>
  `failing in ${failing} of ${tabs} tabs (${Math.round((failing / tabs) * 100)} %)`;
