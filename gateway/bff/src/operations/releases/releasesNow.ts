import {
  type PageHealthFigures,
  vitalsOf,
  readPageHealthFigures,
  readFigures,
  readVisitFigures,
  readHistory,
  readReleases,
  type VersionFigures,
} from '@athenaeum/registry';
import mongoose from 'mongoose';

const HOUR = 60 * 60_000;
const MAX_CHANGES = 20;

/** `live`: for everybody. `canary`: for some. `earlier`: only in tabs that were opened before. */
export type ReleaseStatus = 'live' | 'canary' | 'earlier' | 'killed';

export interface ReleaseNow extends VersionFigures {
  status: ReleaseStatus;
  /** Since when it is live, epoch ms, and who released it; null where it is not any more. */
  at: number | null;
  by: string | null;
  /** How many of its GraphQL operations were sent and failed. */
  operations: PageHealthFigures['operations'];
  /** Of the minutes in which its pages were in use: how many had a failing handler, or poor web vitals. */
  vitals: PageHealthFigures['vitals'];
  /** Visits, and by business figure how many of them came to it; null where none is counted. */
  business: { visits: number; reached: Record<string, number> } | null;
  /** Percentage of the canary and of the next steps of its ramp; null where it is no canary. */
  trial: { percent: number; next: number[] } | null;
}

/** Figures of each version of each remote in the last hour, killed versions, and the latest snapshots. */
export async function releasesNow(now = Date.now()) {
  const connection = mongoose.connection;
  const [{ live, killed }, reported, asked, visited, history] = await Promise.all([
    readReleases(connection),
    readFigures(connection, now - HOUR),
    readPageHealthFigures(connection, now - HOUR),
    readVisitFigures(connection, now - HOUR),
    readHistory(connection, MAX_CHANGES),
  ]);
  const known = [...reported];
  for (const { remote, version } of [
    ...asked,
    ...live.map(({ name, version }) => ({ remote: name, version })),
  ])
    if (!known.some(isOf({ remote, version }))) known.push(noFigures(remote, version));
  const versions = known.map((figures): ReleaseNow => {
    const release = live.find(({ name, version }) => isOf(figures)({ remote: name, version }));
    const status = release ? (release.isCanary ? 'canary' : 'live') : 'earlier';
    return {
      ...figures,
      status: killed.some(({ name, version }) => isOf(figures)({ remote: name, version }))
        ? 'killed'
        : status,
      at: release?.at ?? null,
      by: release?.by ?? null,
      operations: asked.find(isOf(figures))?.operations ?? { queries: NONE, mutations: NONE },
      vitals: asked.find(isOf(figures))?.vitals ?? vitalsOf(() => NONE),
      business: visited.find(isOf(figures)) ?? null,
      trial:
        release?.percent === undefined ? null : { percent: release.percent, next: release.ramp?.next ?? [] },
    };
  });
  return { at: now, versions: versions.sort(byRemoteThenStatus), killed, history };
}

interface Named {
  remote: string;
  version: string;
}

const isOf = (one: Named) => (other: Named) => one.remote === other.remote && one.version === other.version;

const NONE = { asked: 0, failed: 0 };

const ORDER: readonly ReleaseStatus[] = ['live', 'canary', 'earlier', 'killed'];

const byRemoteThenStatus = (a: ReleaseNow, b: ReleaseNow) =>
  a.remote.localeCompare(b.remote) || ORDER.indexOf(a.status) - ORDER.indexOf(b.status);

const noFigures = (remote: string, version: string): VersionFigures => ({
  remote,
  version,
  loads: 0,
  failures: 0,
  share: 0,
  codes: {},
  p50: null,
  p95: null,
});
