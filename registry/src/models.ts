import { Schema, type Connection } from 'mongoose';
import type { Route } from './areaReleases/route';
import { ANY_TYPE, modelOn } from './modelOn';

export interface RemoteHistory {
  name: string;
  /** Earlier versions of the remote, newest first: the targets of rollbacks. */
  versions: string[];
  /** The version that was rolled back: only a deploy releases it again, never a restart. */
  withdrawn?: string | null;
  /** Versions published by a start of the product and not deployed since; absent in older records. */
  started?: string[];
}

/** A canary: a version that some visitors get before everybody does. */
export interface CanaryRecord {
  /** Its entry as it was staged; parse it before use. */
  entry: { name: string; version: string };
  /** Percentage of visitors who get it, 0 to 100. Staff always get it. */
  percent: number;
  /** Present while it is ramped automatically. */
  ramp?: RampRecord;
}

/** The ramp of a canary: it is released to more visitors step by step, as long as it is healthy. */
export interface RampRecord {
  /** The next percentages, rising; 100 is everybody. Empty in the last step. */
  next: number[];
  /** When the current step began, epoch ms. */
  at: number;
}

/** A killed version: nobody gets it until it is revived. */
export interface KilledRecord {
  name: string;
  version: string;
  /** Why; empty when not given. */
  reason: string;
  /** Epoch ms. */
  at: number;
  by: string | null;
}

/** A state of the registry; immutable. */
export interface SnapshotRecord {
  _id: string;
  number: number;
  parent: string | null;
  created_at: number;
  /** Who published or rolled back; null when unknown. */
  by?: string | null;
  note: string;
  /** Entries as they were published; parse them before use. */
  remotes: { name: string; version: string }[];
  history: RemoteHistory[];
  /** At most one per remote. */
  canaries?: CanaryRecord[];
  killed?: KilledRecord[];
  /** At most one: the release of an area whose pages another subgraph answers. */
  routes?: Route[];
}

/** The one document that names the current snapshot. */
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
      remotes: { type: [ANY_TYPE], required: true },
      history: { type: [ANY_TYPE], required: true },
      canaries: { type: [ANY_TYPE], default: [] },
      killed: { type: [ANY_TYPE], default: [] },
      routes: { type: [ANY_TYPE], default: undefined },
    },
    { collection: 'registry_snapshots', versionKey: false, minimize: false },
  );
  // The latest, and a version, in a collection that only grows.
  snapshots.index({ number: -1 });
  snapshots.index({ 'remotes.version': 1 });
  snapshots.index({ 'canaries.entry.version': 1 });
  const pointer = new Schema<PointerRecord>(
    { _id: { type: String, enum: ['current'], required: true }, snapshot: { type: String, required: true } },
    { collection: 'registry_pointer', versionKey: false },
  );
  return {
    Snapshot: modelOn(connection, 'RegistrySnapshot', snapshots),
    Pointer: modelOn(connection, 'RegistryPointer', pointer),
  };
}

/** All models of the registry, to create their indexes. */
export const registryModelsOf = (connection: Connection) => Object.values(defineModels(connection));
