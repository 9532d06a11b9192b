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

const LONGEST_SMOKE_TEST = 15 * 60_000;

interface Options {
  product: Product;
  /** Why it is not opened in the live shell; where absent, it is. */
  notOpened?: string | undefined;
  say: (line: string) => void;
  /** Once it is aborted, no further check begins; its reason is thrown. */
  signal?: AbortSignal | undefined;
}

/**
 * Holds a build against all that is live, a line for each check; rejects with a RegistryProblem when it is refused. Answers
 * how to look once more at the moment of the swap: others may have deployed meanwhile.
 */
export async function approveBuild(
  registry: Registry,
  candidate: Candidate,
  { product, notOpened, say, signal }: Options,
): Promise<Approval> {
  // Nothing else about it matters, and the rest takes a minute.
  checkAlive(await registry.read(await registry.currentId()), candidate.entry);
  const live = await readLive(registry, product.origin, product.signer);
  say(`${candidate.entry.name} ${candidate.entry.version} beside what is live:`);
  await runChecks(checks, candidate, live, say);
  signal?.throwIfAborted();
  if (notOpened) say(`  --  smoke test: left out, ${notOpened}`);
  else {
    await announceForAWhile(product, candidate);
    await runChecks([smokeTest()], candidate, live, say);
  }
  return (current) => runChecks([sharedLibraries], candidate, { ...live, remotes: liveRemotesOf(current) });
}

/** In production the gateway answers only what was published or announced. */
async function announceForAWhile({ database }: Product, { entry, folder }: Candidate): Promise<void> {
  const documents = [...(await readBuildOperations(folder)).values()];
  await announce(database, {
    app: entry.name,
    version: entry.version,
    documents,
    lasts: LONGEST_SMOKE_TEST,
  });
}
