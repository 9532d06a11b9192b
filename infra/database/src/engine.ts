import { Cursors } from './cursors/cursors';
import { Catalog } from './storage/catalog';
import { Documents } from './storage/documents';
import { checkFormat } from './storage/format';
import { Storage } from './storage/storage';
import { Moments } from './transactions/moments';
import { forgetRepliesBefore } from './transactions/retryableWrites';
import { SESSION_MINUTES, Sessions } from './transactions/sessions';
import { Transactions } from './transactions/transaction';

/** The database without its network: what commands work with. */
export class Engine {
  readonly catalog: Catalog;
  readonly documents: Documents;
  readonly sessions: Sessions;
  readonly moments: Moments;
  readonly cursors = new Cursors();

  private constructor(readonly storage: Storage) {
    this.catalog = new Catalog(storage.latest());
    this.documents = new Documents(this.catalog, () => storage.latest());
    this.sessions = new Sessions(new Transactions(storage));
    this.moments = new Moments(storage);
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

  /** Ends what has been left lying: sessions, cursors, answers kept for retries. */
  async expire(now = Date.now()): Promise<void> {
    this.sessions.expire(now);
    this.cursors.expire(now);
    this.moments.expire(now - SESSION_MINUTES * 60_000);
    await this.storage.write((view) => forgetRepliesBefore(view, now - SESSION_MINUTES * 60_000));
  }

  async close(): Promise<void> {
    this.sessions.endAll();
    this.cursors.closeAll();
    this.moments.endAll();
    await this.storage.close();
  }
}
