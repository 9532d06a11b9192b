import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataDir } from './env';

/** Files that the demo data and its indexes depend on. */
const SEED_INPUTS = ['infra/start', 'infra/media/assets/recordings', 'subgraphs'];
const LEFT_OUT = new Set(['node_modules', '__generated__', 'dist']);

interface Place {
  /** The repository's root. */
  root: string;
  /** The folder with the database; the record of the seed is kept there, so that both are emptied together. */
  dataDir: string;
  database: string;
  /** ISO date: what was to come yesterday is over today, and some of the demo data follows from that. */
  today: string;
}

/** Loads the demo data, unless it was loaded into this folder today and its inputs have not changed since. */
export async function seedOnce(
  { root, dataDir, database, today }: Place,
  seed: () => Promise<void>,
): Promise<void> {
  const note = join(dataDir, 'run/seeded');
  const made = createHash('sha256').update(`${database} ${today}`);
  for (const folder of SEED_INPUTS)
    for (const file of filesIn(join(root, folder))) made.update(readFileSync(file));
  const digest = made.digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return;
  await seed();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, digest);
}

/** Of the product that is started here. */
export const demoPlace = (): Place => ({
  root: process.cwd(),
  dataDir,
  database: process.env.MONGODB_DATABASE ?? '',
  today: new Date().toISOString().slice(0, 10),
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && !/\.test\.ts$/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .sort();
}
