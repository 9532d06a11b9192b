import type { GraphQLSchema } from 'graphql';
import * as z from 'zod';
import { askLive } from './askLive';
import { graphOf, readLiveSupergraph } from './liveGraph';
import { contractRange, operationsFile, sharedLibrary, type RemoteEntry } from '../entry';
import { FEDERATION_MANIFEST, parseFederationManifest } from '../federationManifest';
import type { SnapshotRecord } from '../models';
import { parseJson } from '../parseJson';
import { RegistryProblem } from '../problem';
import { readSnapshot } from '../readSnapshot';
import type { Registry } from '../registry';
import type { BuildSigner } from '../signing/buildSignature';

/** What a build is checked against: everything that is live. */
export interface Live {
  /** The public origin. */
  origin: string;
  shell: LiveShell;
  remotes: LiveRemote[];
  graph: GraphQLSchema;
}

export interface LiveRemote {
  entry: RemoteEntry;
  /** Whether it is a canary. */
  isCanary: boolean;
}

const liveShell = z.object({
  version: z.string(),
  shared: z.array(sharedLibrary).optional(),
  contracts: contractRange.optional(),
  operations: operationsFile.optional(),
});
export type LiveShell = z.infer<typeof liveShell>;

/** Reads everything live, with a publisher's signature. @throws RegistryProblem when a part does not answer */
export async function readLive(registry: Registry, origin: string, signer: BuildSigner): Promise<Live> {
  const [shell, remotes, supergraph] = await Promise.all([
    readLiveShell(origin),
    readLiveRemotes(registry),
    readLiveSupergraph(origin, signer),
  ]);
  return { origin, shell, remotes, graph: graphOf(supergraph) };
}

/** The build facts that the running shell reports. @throws RegistryProblem when it does not answer */
export async function readLiveShell(origin: string): Promise<LiveShell> {
  const [described, federated] = await Promise.all(
    ['build.json', FEDERATION_MANIFEST].map((file) => readNow(`${origin}/${file}`)),
  );
  const build = liveShell.safeParse(parseJson(described ?? ''));
  if (!build.success)
    throw new RegistryProblem(
      `The shell does not answer at ${origin}. PUBLIC_ORIGIN names another address, SHELL_PORT another port.`,
    );
  // A shell from before `mf-manifest.json` has them in its own file.
  return federated
    ? { ...build.data, shared: parseFederationManifest(federated, 'shell').shared }
    : build.data;
}

/** The contents of a fixed address, past all caches; null when there is nothing. */
async function readNow(address: string): Promise<string | null> {
  const answer = await askLive(`${address}?at=${Date.now()}`);
  return answer?.ok ? answer.text() : null;
}

/** The live version and the canary of each remote. */
export async function readLiveRemotes(registry: Registry): Promise<LiveRemote[]> {
  return liveRemotesOf(await registry.read(await registry.currentId()));
}

export function liveRemotesOf(snapshot: SnapshotRecord | null): LiveRemote[] {
  if (!snapshot) return [];
  const { remotes, canaries } = readSnapshot(snapshot);
  return [
    ...remotes.map((entry) => ({ entry, isCanary: false })),
    ...canaries.map(({ entry }) => ({ entry, isCanary: true })),
  ];
}

export const versionName = ({ entry, isCanary }: LiveRemote) =>
  `${entry.name} ${entry.version}${isCanary ? ' (canary)' : ''}`;
