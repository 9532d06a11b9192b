import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createStorage, readStorageEnv, type FileStorage } from '@athenaeum/bff/files';
import { checkBackup } from '../checkBackup';
import type { Product } from '../product';
import { restoreBackup, type Restored } from '../restoreBackup';
import { compareRestored, type Compared } from './compare';
import { fetchBackup, findBackup } from './fetchBackup';
import type { BackupRecord } from './record';
import { reasonOf, sendBackup } from './sendBackup';
import type { Retention } from './retention';
import { withStaging } from './staging';

export interface DrillReport {
  startedAt: string;
  /** Null when there is nothing wrong. */
  problem: string | null;
  steps: { what: string; ms: number }[];
  record?: BackupRecord;
  compared?: Compared;
  /** What was put back of later decisions, by the same steps as in a real restore. */
  decided?: Pick<Restored, 'forgotten' | 'reinstated'>;
}

interface Options {
  /** `new`: makes and sends one first. `latest`, or an id: takes that one. */
  which: string;
  recipients: () => readonly string[];
  identities: () => Promise<readonly string[]>;
  retention: Retention;
}

/**
 * Goes through all of it as after a loss: a backup is made and sent, fetched, decrypted, checked, restored into a database
 * and folders beside the product's, and compared. What it made beside is removed again. It never throws for what it finds.
 */
export async function drill(product: Product, store: FileStorage, options: Options): Promise<DrillReport> {
  const report: DrillReport = { startedAt: new Date().toISOString(), problem: null, steps: [] };
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    try {
      return await work();
    } finally {
      report.steps.push({ what, ms: Math.round(performance.now() - since) });
    }
  };
  try {
    await withStaging((staging) => goThrough({ product, store, options, staging, step, report }));
    const [first, ...more] = report.compared?.differences ?? ['nothing was compared'];
    if (first) report.problem = more.length > 0 ? `${first}, and ${more.length} more` : first;
  } catch (error) {
    report.problem = `${report.steps.at(-1)?.what ?? 'the start'}: ${reasonOf(error)}`;
  }
  return report;
}

interface Course {
  product: Product;
  store: FileStorage;
  options: Options;
  staging: string;
  step: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  report: DrillReport;
}

async function goThrough({ product, store, options, staging, step, report }: Course): Promise<void> {
  const identities = await step('reading the key', options.identities);
  const { which, retention } = options;
  const record = await (which === 'new'
    ? step('making, encrypting and sending a backup', async () => {
        const recipients = options.recipients();
        return (await sendBackup(product, store, { recipients, retention })).record;
      })
    : step('finding the backup', () => findBackup(store, which)));
  report.record = record;
  const folder = join(staging, 'backup');
  await step('fetching, decrypting and checking it', () =>
    fetchBackup(store, record, { folder, identities }),
  );
  await withBeside(product, staging, async (beside) => {
    const look = async () => {
      report.compared = await step('comparing what was restored', async () =>
        compareRestored(beside, folder, await checkBackup(folder)),
      );
    };
    report.decided = await step('restoring it beside the product', () =>
      restoreBackup(beside, folder, { look }),
    );
  });
}

/** A product of its own on the same database server, which is gone afterwards. */
async function withBeside(
  { client, uri, database: own }: Product,
  staging: string,
  work: (beside: Product) => Promise<void>,
): Promise<void> {
  const database = `${own.slice(0, 30)}_drill_${randomBytes(4).toString('hex')}`;
  const dataDir = join(staging, 'beside');
  const storage = await createStorage({ ...readStorageEnv({}), DATA_DIR: dataDir });
  try {
    await work({ client, uri, database, storage, dataDir });
  } finally {
    storage.close();
    await client.db(database).dropDatabase();
    await client.db(`${database}_forgotten`).dropDatabase();
  }
}
