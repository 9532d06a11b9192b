import { readdirSync } from 'node:fs';

/** Where schemas and operations are. */
export const graphFolders = (root: string): string[] => [
  'subgraphs',
  ...readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .map((name) => `${name}/src`),
];
