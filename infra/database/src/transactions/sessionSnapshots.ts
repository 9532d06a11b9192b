import type { Timestamp } from 'bson';
import { CommandError } from '../errors';
import type { Snapshot, Storage } from '../storage/storage';
import type { ReadView } from '../storage/views';
import { currentTimestamp } from '../update/timestamps';

/** A snapshot with a reference count: released with its last reader. */
export class SharedSnapshot {
  readonly view: ReadView;
  readonly #snapshot: Snapshot;
  #readers = 0;

  constructor(
    storage: Storage,
    /** the cluster time, set for snapshot sessions */
    readonly time?: Timestamp,
  ) {
    this.#snapshot = storage.snapshot();
    this.view = this.#snapshot.view;
  }

  /** Adds a reader; returns the function that releases it. */
  use(): () => void {
    let isUsing = true;
    this.#readers++;
    return () => {
      if (!isUsing) return;
      isUsing = false;
      if (--this.#readers === 0) this.#snapshot.release();
    };
  }
}

interface SessionSnapshot {
  snapshot: SharedSnapshot;
  end: () => void;
  lastUsed: number;
}

/** The snapshots of sessions with the read concern `snapshot`. */
export class SessionSnapshots {
  readonly #bySession = new Map<string, SessionSnapshot>();

  constructor(private readonly storage: Storage) {}

  /**
   * The first read of a session has no `atClusterTime` and takes a snapshot; every further one names its time.
   *
   * @throws CommandError SnapshotTooOld when the session has no snapshot of that time
   */
  at(session: string, time: Timestamp | undefined): SharedSnapshot {
    if (!time) return this.#begin(session);
    const moment = this.#bySession.get(session);
    if (!moment?.snapshot.time?.equals(time)) {
      throw new CommandError(
        239,
        'SnapshotTooOld',
        'Read timestamp is older than the oldest available timestamp',
      );
    }
    moment.lastUsed = Date.now();
    return moment.snapshot;
  }

  end(session: string): void {
    this.#bySession.get(session)?.end();
    this.#bySession.delete(session);
  }

  endAll(): void {
    for (const session of [...this.#bySession.keys()]) this.end(session);
  }

  expire(before: number): void {
    for (const [session, { lastUsed }] of [...this.#bySession]) if (lastUsed < before) this.end(session);
  }

  #begin(session: string): SharedSnapshot {
    this.end(session);
    const snapshot = new SharedSnapshot(this.storage, currentTimestamp());
    this.#bySession.set(session, { snapshot, end: snapshot.use(), lastUsed: Date.now() });
    return snapshot;
  }
}
