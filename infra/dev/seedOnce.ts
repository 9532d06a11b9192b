import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the demo data is made of, and the indexes with it. */
const MADE_OF = ['infra/start', 'infra/media/assets/recordings', 'subgraphs'];
const LEFT_OUT = new Set(['node_modules', '__generated__', 'dist']);

interface Place {
  /** Of this repository. */
  root: string;
  /** With the database in it: whoever empties it empties what is noted here too. */
  dataDir: string;
  database: string;
}

/** Loads the demo data, unless it was loaded into this folder and nothing that it is made of has changed since. */
export async function seedOnce({ root, dataDir, database }: Place, seed: () => Promise<void>): Promise<void> {
  const note = join(dataDir, 'run/seeded');
  const made = createHash('sha256').update(database);
  for (const folder of MADE_OF)
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
