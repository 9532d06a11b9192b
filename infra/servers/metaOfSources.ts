import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnLoadResult } from 'esbuild';

export const usesMeta = (file: string): boolean => readFileSync(file, 'utf8').includes('import.meta.');

/** A module with its own `import.meta`, which in a bundle would be the bundle's. */
export const withMetaOfSource = (file: string): OnLoadResult => ({
  contents: readFileSync(file, 'utf8')
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
    .replaceAll('import.meta.filename', JSON.stringify(file))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
  loader: 'ts',
});
