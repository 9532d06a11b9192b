import { createHmac } from 'node:crypto';
import { levelsOf, recordVitals, noteTab, type ProvenPage, versionsIn } from '@athenaeum/registry';
import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import type { Log } from '@athenaeum/graph/edge';
import type { MeasureVitals } from './measureVitals';
import type { MeasureLoad } from './measureLoads';
import { networkOf } from './networkOf';
import type { Reports } from './reportsInput';

/** Cached snapshots of open tabs; they are immutable. */
const MAX_SNAPSHOTS = 50;

interface Parts {
  /** The key of the hashes of networks and members. */
  key: string;
  measure: MeasureLoad;
  measureVitals: MeasureVitals;
  log: Log;
}

/** Counts reports of a page, for the versions that it has only. */
export function createTakeReports({ key, measure, measureVitals, log }: Parts) {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: MAX_SNAPSHOTS });

  async function given(snapshot: string): Promise<ReadonlySet<string> | null> {
    const found = known.get(snapshot) ?? (await versionsIn(mongoose.connection, snapshot));
    if (found) known.set(snapshot, found);
    return found;
  }

  /** Previews are counted separately, as they say nothing about a release. */
  function measurePreview(report: Reports['reports'][number]): void {
    const { remote, version } = report;
    if ('vitals' in report) return measureVitals({ ...report, version: 'preview' });
    measure({ ...report, version: 'preview' });
    if ('code' in report)
      log.warn({ remote, version, code: report.code }, 'a preview of an area had trouble');
  }

  return async (
    { snapshot, reports }: Pick<Reports, 'snapshot' | 'reports'>,
    { page, address }: { page: ProvenPage; address: string },
  ): Promise<void> => {
    const versions = await given(snapshot);
    for (const report of reports) {
      const { remote, version } = report;
      if (page.previews(remote, version)) {
        measurePreview(report);
        continue;
      }
      if (!versions?.has(`${remote} ${version}`) || !page.has(remote, version)) continue;
      // Different for each version, so that a network or member cannot be followed from one to the next.
      const hashOf = (what: string) =>
        createHmac('sha256', key).update(`${remote} ${version} ${what}`).digest('base64url');
      const about = {
        tab: page.tab,
        remote,
        version,
        network: hashOf(networkOf(address)),
        member: page.member && hashOf(`member ${page.member}`),
      };
      if ('vitals' in report) {
        measureVitals(report);
        // By our clock, not the page's: one page and minute is one record.
        const note = { ...about, levels: levelsOf(report.vitals), at: Date.now() };
        await recordVitals(mongoose.connection, [note]);
        continue;
      }
      measure(report);
      if ('code' in report) log.warn({ remote, version, snapshot, code: report.code }, 'an area had trouble');
      else log.debug({ remote, version, snapshot, ms: report.ms }, 'an area was shown');
      const told = 'code' in report ? { code: report.code } : { ms: report.ms };
      await noteTab(mongoose.connection, { ...about, told });
    }
  };
}
