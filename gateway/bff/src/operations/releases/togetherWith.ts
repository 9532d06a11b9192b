import { rowsOf, type MigrationState } from '@athenaeum/kit/migrations';
import { type AreaRelease, readAreaReleases } from '@athenaeum/registry';
import mongoose from 'mongoose';

/** What a version of a remote was released together with, as one. */
export interface ReleasedTogether {
  subgraph: AreaRelease['subgraph'];
  /** What it changed in the schema, a line each. */
  changes: string[];
  migrations: { id: string; about: string; state: MigrationState }[];
  timeline: AreaRelease['timeline'];
  /** Whether it can still be rolled back as one. */
  is_under_way: boolean;
}

/** By version, of a remote; empty where it was always released alone. */
export async function readReleasedTogether(remote: string): Promise<Map<string, ReleasedTogether>> {
  const releases = await readAreaReleases(mongoose.connection, remote);
  const found = new Map<string, ReleasedTogether>();
  for (const { version, subgraph, changes, migrations, timeline, ended_at } of releases)
    found.set(version, {
      subgraph,
      changes,
      migrations: await withStates(subgraph.name, migrations),
      timeline,
      is_under_way: ended_at === null,
    });
  return found;
}

async function withStates(subgraph: string, migrations: AreaRelease['migrations']) {
  if (migrations.length === 0) return [];
  const rows = await rowsOf({ db: mongoose.connection.db!, subgraph }).find({}).toArray();
  return migrations.map(({ id, about }) => ({
    id,
    about,
    state: rows.find(({ _id }) => _id === id)?.state ?? 'pending',
  }));
}
