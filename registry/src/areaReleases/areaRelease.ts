import { Schema, type Connection, type Model } from 'mongoose';
import { modelOn } from '../modelOn';

/** Which step an area's release has reached, for the history of it. */
export const AREA_STEPS = [
  'planned',
  'expanding',
  'expanded',
  'routed',
  'given',
  'returning',
  'unrouted',
  'returned',
  'settled',
] as const;
export type AreaStep = (typeof AREA_STEPS)[number];

interface TimelineEntry {
  step: AreaStep;
  /** Epoch ms. */
  at: number;
  by: string | null;
  /** The reason of a return, or the migration of an expand; empty otherwise. */
  note: string;
}

/** The remote, subgraph and migrations of an area that are released as one, and rolled back as one. */
export interface AreaRelease {
  _id: string;
  /** `coaching`. */
  area: string;
  remote: string;
  version: string;
  /** The integrity of the list of the GraphQL documents that the remote sends; null for a build without one. */
  operations: string | null;
  subgraph: {
    name: string;
    /** Where the candidate answers, beside the subgraph that everybody else has. */
    url: string;
    /** The build that answers there, and the digest of its schema. */
    version: string;
    contract: string;
  };
  /** The composed graph with the candidate's schema. */
  supergraph: string;
  /** What changes in the schema, one line each: `- Coach.headline`. */
  changes: string[];
  migrations: {
    id: string;
    about: string;
    /** Whether this release expands it; false for one that had been expanded before. */
    isOwn: boolean;
  }[];
  timeline: TimelineEntry[];
  /** Epoch ms; null while it is not being rolled back. */
  returning_at: number | null;
  unrouted_at: number | null;
  /** When it was over: rolled back, or settled. */
  ended_at: number | null;
  /** `current` while it is under way: there is one at a time. Absent afterwards. */
  slot?: 'current';
}

const schema = new Schema<AreaRelease>(
  {
    _id: { type: String, required: true },
    area: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    operations: { type: String, default: null },
    subgraph: {
      _id: false,
      type: { name: String, url: String, version: String, contract: String },
      required: true,
    },
    supergraph: { type: String, required: true },
    changes: { type: [String], default: [] },
    migrations: { type: [{ _id: false, id: String, about: String, isOwn: Boolean }], default: [] },
    timeline: {
      type: [{ _id: false, step: String, at: Number, by: String, note: String }],
      default: [],
    },
    returning_at: { type: Number, default: null },
    unrouted_at: { type: Number, default: null },
    ended_at: { type: Number, default: null },
    slot: { type: String },
  },
  { collection: 'registry_area_releases', versionKey: false },
);
schema.index({ slot: 1 }, { unique: true, sparse: true });
schema.index({ remote: 1, version: 1 });

export const areaReleasesOf = (connection: Connection): Model<AreaRelease> =>
  modelOn(connection, 'RegistryAreaRelease', schema);

/** The release that is under way; null where none is. */
export const findUnderWay = (connection: Connection): Promise<AreaRelease | null> =>
  areaReleasesOf(connection).findOne({ slot: 'current' }).lean<AreaRelease>();

/** The releases of a remote together with a subgraph, the latest last; empty where it was always released alone. */
export const readAreaReleases = (
  connection: Connection,
  remote: string,
): Promise<Omit<AreaRelease, 'supergraph'>[]> =>
  areaReleasesOf(connection)
    .find({ remote })
    .select('-supergraph')
    .sort({ 'timeline.0.at': 1 })
    .lean<Omit<AreaRelease, 'supergraph'>[]>();

export const areaReleaseById = (connection: Connection, id: string): Promise<AreaRelease | null> =>
  areaReleasesOf(connection).findById(id).lean<AreaRelease>();
