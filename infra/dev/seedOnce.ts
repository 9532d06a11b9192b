import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that the demo data and its indexes depend on. */
const SEED_INPUTS = ['infra/start', 'infra/media/assets/recordings', 'subgraphs'];
const LEFT_OUT = new Set(['node_modules', '__generated__', 'dist']);

interface Place {
  /** The repository's root. */
  root: string;
  /** The folder with the database; the record of the seed is kept there, so that both are emptied together. */
  dataDir: string;
  database: string;
}

/** Loads the demo data, unless it was loaded into this folder and its inputs have not changed since. */
export async function seedOnce({ root, dataDir, database }: Place, seed: () => Promise<void>): Promise<void> {
  const note = join(dataDir, 'run/seeded');
  const made = createHash('sha256').update(database);
  for (const folder of SEED_INPUTS)
    for (const file of filesIn(join(root, folder))) made.update(readFileSync(file));
  const digest = made.digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return;
  await seed();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, digest);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && !/\.test\.ts$/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .sort();
}
