import {
  type AskedFigures,
  feltOf,
  readAskedFigures,
  readFigures,
  readHistory,
  readReleases,
  type VersionFigures,
} from '@athenaeum/registry';
import mongoose from 'mongoose';

const HOUR = 60 * 60_000;
const CHANGES_SHOWN = 20;

/** `everybody` has it, `some` try it, or only tabs that were opened before do. */
export type Standing = 'everybody' | 'some' | 'earlier' | 'killed';

export interface ReleaseNow extends VersionFigures {
  standing: Standing;
  /** Since when it is given and by whom; null where it is not any more. */
  at: number | null;
  by: string | null;
  /** Of its operations, how many failed. */
  operations: AskedFigures['operations'];
  /** Of the minutes in which its pages were in use, in how many a handler failed, or which were not good. */
  felt: AskedFigures['felt'];
  /** How many of a hundred try it, and how many get it next by itself; null where it is not tried. */
  trial: { percent: number; next: number[] } | null;
}

/** How each version of each remote went in the last hour, what was killed, and the latest changes. */
export async function releasesNow(now = Date.now()) {
  const connection = mongoose.connection;
  const [{ live, killed }, told, asked, history] = await Promise.all([
    readReleases(connection),
    readFigures(connection, now - HOUR),
    readAskedFigures(connection, now - HOUR),
    readHistory(connection, CHANGES_SHOWN),
  ]);
  const known = [...told];
  for (const { remote, version } of [
    ...asked,
    ...live.map(({ name, version }) => ({ remote: name, version })),
  ])
    if (!known.some(isOf({ remote, version }))) known.push(nothingTold(remote, version));
  const versions = known.map((figures): ReleaseNow => {
    const release = live.find(({ name, version }) => isOf(figures)({ remote: name, version }));
    const standing = release ? (release.isTried ? 'some' : 'everybody') : 'earlier';
    return {
      ...figures,
      standing: killed.some(({ name, version }) => isOf(figures)({ remote: name, version }))
        ? 'killed'
        : standing,
      at: release?.at ?? null,
      by: release?.by ?? null,
      operations: asked.find(isOf(figures))?.operations ?? { queries: NONE, mutations: NONE },
      felt: asked.find(isOf(figures))?.felt ?? feltOf(() => NONE),
      trial:
        release?.percent === undefined ? null : { percent: release.percent, next: release.ramp?.next ?? [] },
    };
  });
  return { at: now, versions: versions.sort(byRemoteThenStanding), killed, history };
}

interface Named {
  remote: string;
  version: string;
}

const isOf = (one: Named) => (other: Named) => one.remote === other.remote && one.version === other.version;

const NONE = { asked: 0, failed: 0 };

const ORDER: readonly Standing[] = ['everybody', 'some', 'earlier', 'killed'];

const byRemoteThenStanding = (a: ReleaseNow, b: ReleaseNow) =>
  a.remote.localeCompare(b.remote) || ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing);

const nothingTold = (remote: string, version: string): VersionFigures => ({
  remote,
  version,
  loads: 0,
  failures: 0,
  share: 0,
  codes: {},
  p50: null,
  p95: null,
});
