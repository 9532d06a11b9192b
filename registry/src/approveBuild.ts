import { announce } from './announcements';
import {
  checks,
  liveRemotesOf,
  readLive,
  runChecks,
  sharedLibraries,
  smokeTest,
  type Candidate,
} from './checks';
import { checkAlive } from './kill';
import { readBuildOperations } from './operations';
import type { Approval, Registry } from './registry';
import type { Product } from './release/product';

const SMOKE_TEST_TIMEOUT_MS = 15 * 60_000;

interface Options {
  product: Product;
  /** Why the smoke test is left out; it runs where absent. */
  skipSmokeTestReason?: string | undefined;
  onProgress: (line: string) => void;
  /** Once aborted, no further check begins; its reason is thrown. */
  signal?: AbortSignal | undefined;
}

/**
 * Checks a build against everything live, and reports a line for each check.
 *
 * @returns the check to repeat at the moment of the swap, as others may have deployed meanwhile
 * @throws RegistryProblem when it is refused
 */
export async function approveBuild(
  registry: Registry,
  candidate: Candidate,
  { product, skipSmokeTestReason, onProgress, signal }: Options,
): Promise<Approval> {
  // First, as the other checks take a minute.
  checkAlive(await registry.read(await registry.currentId()), candidate.entry);
  const live = await readLive(registry, product.origin, product.signer);
  onProgress(`${candidate.entry.name} ${candidate.entry.version} beside what is live:`);
  await runChecks(checks, candidate, live, onProgress);
  signal?.throwIfAborted();
  if (skipSmokeTestReason) onProgress(`  --  smoke test: left out, ${skipSmokeTestReason}`);
  else {
    await announceTemporarily(product, candidate);
    await runChecks([smokeTest()], candidate, live, onProgress);
  }
  return (current) => runChecks([sharedLibraries], candidate, { ...live, remotes: liveRemotesOf(current) });
}

/** In production the gateway accepts only published or announced documents. */
async function announceTemporarily({ database }: Product, { entry, folder }: Candidate): Promise<void> {
  const documents = [...(await readBuildOperations(folder)).values()];
  await announce(database, {
    app: entry.name,
    version: entry.version,
    documents,
    ttlMs: SMOKE_TEST_TIMEOUT_MS,
  });
}
