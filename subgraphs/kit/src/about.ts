import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Which build of a subgraph is running, and who maintains it. */
export interface SubgraphAbout {
  version: string;
  owner: string | null;
  /** Digest of its schema: two equal digests mean the same schema. */
  contract: string;
}

interface Package {
  version: string;
  author?: string;
}

/** The package that `home` (the `import.meta.url` of a file in its `src`) belongs to. */
export const packageOf = (home: string): Package =>
  JSON.parse(readFileSync(new URL('../package.json', home), 'utf8')) as Package;

/** `home`: the `import.meta.url` of its `src/index.ts`. */
export function aboutSubgraph(home: string, sdl: string): SubgraphAbout {
  const { version, author } = packageOf(home);
  const contract = createHash('sha256').update(sdl).digest('hex').slice(0, 10);
  return { version, owner: author ?? null, contract };
}
