import { randomUUID } from 'node:crypto';
import { AUTOMATIC, rollBackFailing } from '../automaticRollback';
import { noteTab } from '../healthTabs';
import { openRegistry, type Registry } from '../registry';
import { testEntry } from './testBuild';

export const HOUR = 3_600_000;
/** Shares are from 0 to 1, times in ms. */
export const limits = {
  failures: 10,
  share: 0.2,
  networks: 3,
  people: 3,
  window: 10 * 60_000,
  watched: 24 * HOUR,
  more: 0.05,
};
/** A check of the rolled-back version that always passes. */
export const passingCheck = () => Promise.resolve();

/** One registry as a person opens it, and as automatic rollback does. */
export let person: Registry;
export let automatic: Registry;

/** On a new database with three versions of `mfe-one`: `v003` is live. */
export async function openRegistries(): Promise<void> {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  person = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName, by: 'grace' });
  automatic = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName, by: AUTOMATIC });
  for (const version of ['v001', 'v002', 'v003']) await person.publish(testEntry({ version }));
}

export const closeRegistries = () => Promise.all([person.close(), automatic.close()]);

let tabs = 0;
/** The number of a tab that nobody had yet. */
export const nextTab = () => (tabs += 1);

export interface ReportOptions {
  remote?: string;
  version?: string;
  /** How many tabs. */
  count: number;
  /** By default each from a network of its own. */
  network?: string;
  /** Visitors by default. */
  member?: string;
  tab?: string;
  /** Epoch ms. */
  at?: number;
}

/** Tabs report that a version was shown, or that it failed. */
export async function reportFromTabs(
  outcome: 'fails' | 'loads',
  { remote = 'mfe-one', version = 'v003', count, network, member, tab, at }: ReportOptions,
) {
  const notes = Array.from({ length: count }, () => {
    const number = nextTab();
    return {
      tab: tab ?? `tab-${number}`,
      remote,
      version,
      network: network ?? `network-${number}`,
      member: member ?? null,
      told: outcome === 'fails' ? { code: 'mount' } : { ms: 200 },
    };
  });
  await Promise.all(notes.map((note) => noteTab(person.connection, note, at)));
}

/** One run of automatic rollback. */
export const checkForRollback = (registry = automatic, now = Date.now()) =>
  rollBackFailing({ registry, limits, check: passingCheck }, now);

/** The version that everybody gets, then the canaries. */
export const live = async () => {
  const snapshot = (await person.read(await person.currentId()))!;
  return [snapshot.remotes[0]!.version, ...(snapshot.canaries ?? []).map(({ entry }) => entry.version)];
};
