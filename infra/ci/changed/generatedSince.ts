import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Generated types that were written at or after this moment (epoch ms): those that stay the same are left alone. */
export const generatedSince = (moment: number): string[] =>
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
    .flatMap(({ name }) => generatedBelow(name))
    .filter((file) => statSync(file).mtimeMs >= moment);

const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', '.git', '.cache', '.data']);

function generatedBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : generatedBelow(path);
    return folder.endsWith('__generated__') && entry.name.endsWith('.ts') ? [path] : [];
  });
}
