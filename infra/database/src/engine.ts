import { Cursors } from './cursors/cursors';
import { Catalog } from './storage/catalog';
import { Documents } from './storage/documents';
import { checkFormat } from './storage/format';
import { Storage } from './storage/storage';
import { SessionSnapshots } from './transactions/sessionSnapshots';
import { removeRepliesBefore } from './transactions/retryableWrites';
import { SESSION_TIMEOUT_MINUTES, Sessions } from './transactions/sessions';
import { Transactions } from './transactions/transaction';

/** The database without its network: what commands work with. */
export class Engine {
  readonly catalog: Catalog;
  readonly documents: Documents;
  readonly sessions: Sessions;
  readonly sessionSnapshots: SessionSnapshots;
  readonly cursors = new Cursors();

  private constructor(readonly storage: Storage) {
    this.catalog = new Catalog(storage.latest());
    this.documents = new Documents(this.catalog, () => storage.latest());
    this.sessions = new Sessions(new Transactions(storage));
    this.sessionSnapshots = new SessionSnapshots(storage);
  }

  static async open(folder: string, waitsForDisk = true): Promise<Engine> {
    const storage = new Storage(folder, waitsForDisk);
    try {
      await checkFormat(storage);
      return new Engine(storage);
    } catch (error) {
      await storage.close();
      throw error;
    }
  }

  /** Ends idle sessions and cursors, and removes replies that were stored for retries. */
  async expire(now = Date.now()): Promise<void> {
    this.sessions.expire(now);
    this.cursors.expire(now);
    this.sessionSnapshots.expire(now - SESSION_TIMEOUT_MINUTES * 60_000);
    await this.storage.write((view) => removeRepliesBefore(view, now - SESSION_TIMEOUT_MINUTES * 60_000));
  }

  async close(): Promise<void> {
    this.sessions.endAll();
    this.cursors.closeAll();
    this.sessionSnapshots.endAll();
    await this.storage.close();
  }
}
