import type { Timestamp } from 'bson';
import { CommandError } from '../errors';
import type { Snapshot, Storage } from '../storage/storage';
import type { ReadView } from '../storage/views';
import { currentTimestamp } from '../update/timestamps';

/** A snapshot with several readers: released when the last of them lets go. */
export class SharedSnapshot {
  readonly view: ReadView;
  readonly #snapshot: Snapshot;
  #readers = 0;

  constructor(
    storage: Storage,
    /** set when the commands of a session read it, one after the other */
    readonly time?: Timestamp,
  ) {
    this.#snapshot = storage.snapshot();
    this.view = this.#snapshot.view;
  }

  /** Answers how to let go of it. */
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

interface Moment {
  snapshot: SharedSnapshot;
  end: () => void;
  lastUsed: number;
}

/** The moment that each session reads whose driver asked for reads of one snapshot. */
export class Moments {
  readonly #bySession = new Map<string, Moment>();

  constructor(private readonly storage: Storage) {}

  /** A session's first read names no time: its moment begins. Every further one names the time it was told. */
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
