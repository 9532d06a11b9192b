import { listPreviews, readReleases, readVersions } from '@athenaeum/registry';
import type { Connection } from 'mongoose';
import type { AreaStatus } from '@athenaeum/release-protocol/answers';

const MAX_VERSIONS = 20;

/** The live version, canary, previews and earlier versions of an area. */
export async function readAreaStatus(connection: Connection, area: string): Promise<AreaStatus> {
  const [{ live: released, earlier }, versions, previews] = await Promise.all([
    readReleases(connection),
    readVersions(connection, area),
    listPreviews(connection, area),
  ]);
  const ours = released.filter(({ name }) => name === area);
  const releaseOf = (isCanary: boolean) => {
    const found = ours.find((one) => one.isCanary === isCanary);
    return found ? { version: found.version, at: found.at, by: found.by } : null;
  };
  const [live, canary] = [releaseOf(false), releaseOf(true)];
  const { percent = 0, ramp } = ours.find(({ isCanary }) => isCanary) ?? {};
  return {
    area,
    live,
    canary: canary && { ...canary, percent, next: [...(ramp?.next ?? [])] },
    previews: previews.map(({ remote: _remote, ...preview }) => preview),
    earlier: [...(earlier.get(area) ?? [])],
    versions: versions.slice(0, MAX_VERSIONS).map(({ version, given: [latest], killed }) => ({
      version,
      released_at: latest?.from ?? null,
      percent: latest?.percent ?? 0,
      by: latest?.by ?? null,
      isLive: version === live?.version,
      killed: killed && (killed.reason || 'without a reason'),
    })),
  };
}

/** With the former names of two fields too, which commands and admin pages of earlier releases read. */
export const withFormerNames = (status: AreaStatus) => ({
  ...status,
  tried: status.canary,
  versions: status.versions.map((version) => ({ ...version, from: version.released_at })),
});
