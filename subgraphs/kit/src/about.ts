import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Which build of a subgraph answers, and whom to ask about it. */
export interface SubgraphAbout {
  version: string;
  owner: string | null;
  /** Names its schema: two that are alike serve the same one. */
  contract: string;
}

/** From the package that `home` (the `import.meta.url` of its `src/index.ts`) belongs to. */
export function aboutSubgraph(home: string, sdl: string): SubgraphAbout {
  const file = new URL('../package.json', home);
  const { version, author } = JSON.parse(readFileSync(file, 'utf8')) as { version: string; author?: string };
  const contract = createHash('sha256').update(sdl).digest('hex').slice(0, 10);
  return { version, owner: author ?? null, contract };
}
