import type { mongo } from 'mongoose';
import { rowsOf, type MigrationState } from './migrationRow';
import type { Migrated } from './noteMigrated';

/**
 * Why this code must not serve this database, as a sentence; null when it may. Its data may have lost a form that the code needs, or
 * not have one yet.
 */
export async function findMigrationProblem(
  { name, migrations }: Migrated,
  db: mongo.Db,
): Promise<string | null> {
  const rows = await rowsOf({ db, subgraph: name })
    .find({})
    .project<{ _id: string; state: MigrationState }>({ state: 1 })
    .toArray();
  const states = new Map(rows.map(({ _id, state }) => [_id, state]));
  const declared = new Map(migrations.map((migration) => [migration.id, migration]));

  for (const [id, state] of states) {
    if (!CONTRACTED.includes(state)) continue;
    if (!declared.has(id))
      return `The old form of migration ${id} was removed, and this version does not know the new one.`;
    if (declared.get(id)!.reads === 'both')
      return `The old form of migration ${id} was removed, and this version still writes it.`;
  }
  const early = migrations.find(
    ({ id, reads }) => reads === 'new' && !EXPANDED.includes(states.get(id) ?? 'pending'),
  );
  return early
    ? `This version needs migration ${early.id}, which is not expanded: npm run migrate -- expand ${name}`
    : null;
}

const CONTRACTED: readonly MigrationState[] = ['contracting', 'contracted'];
const EXPANDED: readonly MigrationState[] = ['expanded', ...CONTRACTED];
