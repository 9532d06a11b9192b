import { Schema, type Connection, type Model } from 'mongoose';

export interface RemoteHistory {
  name: string;
  /** What the remote was before, newest first: where rollbacks lead. */
  versions: string[];
  /** The version that was rolled back: only an explicit deploy brings it back, never a restart. */
  withdrawn?: string | null;
  /** Versions that starts of the product put in place and nobody deployed since; absent in what is older than this list. */
  started?: string[];
}

/** A version that some get before everybody does. */
export interface CanaryRecord {
  /** Its entry as it was staged; whoever reads it parses it. */
  entry: { name: string; version: string };
  /** How many of a hundred visitors get it, 0 to 100. Staff get it at any. */
  percent: number;
  /** Where it goes on by itself. */
  ramp?: RampRecord;
}

/** A version that is given to more and more, as long as nothing is the matter with it. */
export interface RampRecord {
  /** How many of a hundred get it next, and after that; rising. 100: everybody. Empty in the last step. */
  next: number[];
  /** Since when as many get it as do now, epoch ms. */
  at: number;
}

/** A version that nobody is given any more, until somebody lets it live again. */
export interface KilledRecord {
  name: string;
  version: string;
  /** Why; empty where it was not said. */
  reason: string;
  /** Epoch ms. */
  at: number;
  by: string | null;
}

/** A state of the registry, never changed once written. */
export interface SnapshotRecord {
  _id: string;
  number: number;
  parent: string | null;
  created_at: number;
  /** Who published or rolled back; null where it was not said. */
  by?: string | null;
  note: string;
  /** Entries as they were published; whoever reads them parses them. */
  remotes: { name: string; version: string }[];
  history: RemoteHistory[];
  /** At most one of a remote. */
  canaries?: CanaryRecord[];
  killed?: KilledRecord[];
}

/** The one document that says which snapshot counts. */
export interface PointerRecord {
  _id: 'current';
  snapshot: string;
}

export function defineModels(connection: Connection) {
  const snapshots = new Schema<SnapshotRecord>(
    {
      _id: { type: String, required: true },
      number: { type: Number, required: true },
      parent: { type: String, default: null },
      created_at: { type: Number, required: true },
      by: { type: String, default: null },
      note: { type: String, required: true },
      remotes: { type: [Schema.Types.Mixed], required: true } as never,
      history: { type: [Schema.Types.Mixed], required: true } as never,
      canaries: { type: [Schema.Types.Mixed], default: [] } as never,
      killed: { type: [Schema.Types.Mixed], default: [] } as never,
    },
    { collection: 'registry_snapshots', versionKey: false, minimize: false },
  );
  // A version is looked for by what a page asks for, in a collection that only grows.
  snapshots.index({ 'remotes.version': 1 });
  snapshots.index({ 'canaries.entry.version': 1 });
  const pointer = new Schema<PointerRecord>(
    { _id: { type: String, required: true } as never, snapshot: { type: String, required: true } },
    { collection: 'registry_pointer', versionKey: false },
  );
  // On a connection that others use too, it may have been asked for before.
  const { RegistrySnapshot, RegistryPointer } = connection.models;
  return {
    Snapshot: (RegistrySnapshot as Model<SnapshotRecord>) ?? connection.model('RegistrySnapshot', snapshots),
    Pointer: (RegistryPointer as Model<PointerRecord>) ?? connection.model('RegistryPointer', pointer),
  };
}

/** For the service that makes indexes. */
export const registryModelsOf = (connection: Connection) => Object.values(defineModels(connection));
