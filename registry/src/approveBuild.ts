import { announce } from './announcements';
import { findUnderWay } from './areaReleases/areaRelease';
import {
  checks,
  liveRemotesOf,
  readLive,
  runChecks,
  sharedLibraries,
  smokeTest,
  type Candidate,
} from './checks';
import type { Live } from './checks/live';
import { graphOf } from './checks/liveGraph';
import { operations } from './checks/operations';
import { checkAlive } from './kill';
import { readBuildOperations } from './operations';
import { RegistryProblem } from './problem';
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
  const live = await liveFor(registry, candidate, product);
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

/** A remote that is released with a subgraph is checked against the graph of its release; meanwhile others have to be valid with both. */
async function liveFor(registry: Registry, candidate: Candidate, product: Product): Promise<Live> {
  const live = await readLive(registry, product.origin, product.signer);
  const release = await findUnderWay(registry.connection);
  if (!release) return live;
  const { name, version } = candidate.entry;
  const ofRelease = { ...live, graph: graphOf(release.supergraph) };
  if (release.remote !== name) {
    const { problems } = await operations.run(candidate, ofRelease);
    if (problems.length > 0)
      throw new RegistryProblem(
        `${name} is not published: with the subgraph that ${release.area} is being released with it would ask for what there is not.\n${problems.join('\n')}`,
      );
    return live;
  }
  if (release.version === version && release.returning_at === null) return ofRelease;
  throw new RegistryProblem(
    `${name} ${release.version} is ${release.returning_at === null ? 'being released together with its subgraph' : 'being rolled back together with its subgraph'}: ${name} ${version} has to wait until that is over.`,
  );
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
