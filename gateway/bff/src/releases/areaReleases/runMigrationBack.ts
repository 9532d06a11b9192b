import { INTERNAL_TOKEN_HEADER, mintInternalToken } from '@athenaeum/kit';
import type { AreaRelease } from '@athenaeum/registry';
import { gatewayCaller } from '@athenaeum/graph/edge';

const TIMEOUT_MS = 4000;

export type RunMigrationBack = (subgraph: AreaRelease['subgraph'], migration: string) => Promise<void>;

/** Asks the candidate of a release to begin the way back of a migration. Rejects when it does not. */
export const createRunMigrationBack =
  (key: string): RunMigrationBack =>
  async ({ name, url }, migration) => {
    const answer = await fetch(new URL(`/migrations/${migration}/back`, url), {
      method: 'POST',
      headers: { [INTERNAL_TOKEN_HEADER]: mintInternalToken(key, name, gatewayCaller()) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status !== 202)
      throw new Error(`The ${name} subgraph at ${url} does not undo ${migration}: status ${answer.status}`);
  };
