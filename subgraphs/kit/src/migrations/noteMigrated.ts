import mongoose from 'mongoose';
import type { Migration } from './migration';
import { addRow, rowsOf } from './migrationRow';

/** Part of a subgraph: its name and its migrations in the order of their numbers. */
export interface Migrated {
  name: string;
  migrations: readonly Migration[];
}

/**
 * Records a migration of which nothing is known as expanded where no document has the old form, so that a new installation has
 * nothing to run; as contracted too, where this code needs the new form only and no document has both. Called when a process of
 * the subgraph starts, before it serves.
 */
export async function noteMigrated({ name, migrations }: Migrated): Promise<void> {
  if (migrations.length === 0) return;
  const db = mongoose.connection.db!;
  const rows = rowsOf({ db, subgraph: name });
  const known = new Set(
    (await rows.find({}).project<{ _id: string }>({ _id: 1 }).toArray()).map(({ _id }) => _id),
  );
  for (const { id, collection, reads, expand, contract } of migrations) {
    if (known.has(id)) continue;
    const documents = db.collection(collection);
    const isLeft = async (where: object) =>
      (await documents.findOne(where, { projection: { _id: 1 } })) !== null;
    if (await isLeft(expand.where)) continue;
    const isContracted = reads === 'new' && !(contract && (await isLeft(contract.where)));
    await addRow({ db, subgraph: name }, id, isContracted ? 'contracted' : 'expanded');
  }
}
