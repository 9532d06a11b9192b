import { createHmac } from 'node:crypto';
import { levelsOf, noteFelt, noteTab, type ProvenPage, versionsIn } from '@athenaeum/registry';
import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import type { Log } from '../../graph/context';
import type { MeasureFelt } from './measureFelt';
import type { MeasureLoad } from './measureLoads';
import { networkOf } from './networkOf';
import type { Reports } from './reportsInput';

/** Snapshots that tabs are open with; an immutable one is read once. */
const SNAPSHOTS_KEPT = 50;

interface Parts {
  /** Makes of a network, or of a member, what nobody else can make of it. */
  key: string;
  measure: MeasureLoad;
  measureFelt: MeasureFelt;
  log: Log;
}

/** Counts what a page says of the versions that it was given; of any other nothing is counted. */
export function createTakeReports({ key, measure, measureFelt, log }: Parts) {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: SNAPSHOTS_KEPT });

  async function given(snapshot: string): Promise<ReadonlySet<string> | null> {
    const found = known.get(snapshot) ?? (await versionsIn(mongoose.connection, snapshot));
    if (found) known.set(snapshot, found);
    return found;
  }

  /** Counted apart, by what it is: nobody is given it, so nothing of it says how a release goes. */
  function measurePreview(report: Reports['reports'][number]): void {
    const { remote, version } = report;
    if ('felt' in report) return measureFelt({ ...report, version: 'preview' });
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
      // Another one in each version: nothing follows a network or a member from one to the next.
      const hashOf = (what: string) =>
        createHmac('sha256', key).update(`${remote} ${version} ${what}`).digest('base64url');
      const about = {
        tab: page.tab,
        remote,
        version,
        network: hashOf(networkOf(address)),
        member: page.member && hashOf(`member ${page.member}`),
      };
      if ('felt' in report) {
        measureFelt(report);
        // By our clock, not the page's: what it tells of one minute is one minute.
        const note = { ...about, levels: levelsOf(report.felt), at: Date.now() };
        await noteFelt(mongoose.connection, [note]);
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
