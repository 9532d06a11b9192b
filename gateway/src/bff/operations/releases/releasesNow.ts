import { readFigures, readHistory, readReleases, type VersionFigures } from '@athenaeum/registry';
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
}

/** How each version of each remote went in the last hour, what was killed, and the latest changes. */
export async function releasesNow(now = Date.now()) {
  const connection = mongoose.connection;
  const [{ live, killed }, told, history] = await Promise.all([
    readReleases(connection),
    readFigures(connection, now - HOUR),
    readHistory(connection, CHANGES_SHOWN),
  ]);
  const isSame = (figures: VersionFigures) => (one: { name: string; version: string }) =>
    one.name === figures.remote && one.version === figures.version;
  const untold = live
    .filter(({ name, version }) => !told.some((one) => one.remote === name && one.version === version))
    .map(({ name, version }) => nothingTold(name, version));
  const versions = [...told, ...untold].map((figures): ReleaseNow => {
    const release = live.find(isSame(figures));
    const standing = release ? (release.isTried ? 'some' : 'everybody') : 'earlier';
    return {
      ...figures,
      standing: killed.some(isSame(figures)) ? 'killed' : standing,
      at: release?.at ?? null,
      by: release?.by ?? null,
    };
  });
  return { at: now, versions: versions.sort(byRemoteThenStanding), killed, history };
}

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
