import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { OLDEST_CONTRACT, publishedManifest } from '@athenaeum/shell-contract/manifest';
import {
  contractRange,
  describeIssues,
  operationsFile,
  remoteEntry,
  sharedLibrary,
  type RemoteEntry,
} from './entry';
import { FEDERATION_MANIFEST, readFederationManifest } from './federationManifest';
import { parseJson } from './parseJson';
import { RegistryProblem } from './problem';

/** `build.json`, which the build of a remote writes. */
const buildFile = z.object({
  app: z.string(),
  owner: z.string().optional(),
  version: z.string(),
  // Builds of the oldest contract have no `mf-manifest.json`: only their `entry` and `exposes` are read from here.
  entry: z.string(),
  exposes: z.record(z.string(), z.array(z.string())),
  files: z.record(
    z.string(),
    z.object({ bytes: z.number(), brotli: z.number().nullish(), integrity: z.string() }),
  ),
  /** For a remote that is also a public site, rendered on a server. */
  site: z.object({ server: z.string(), scripts: z.record(z.string(), z.array(z.string())) }).optional(),
  manifest: publishedManifest,
  /** The GraphQL operations that it sends: production executes no others. */
  operations: operationsFile.optional(),
  shared: z.array(sharedLibrary).optional(),
  /** Versions of the shell contract: from the oldest that it works with (`manifest.contract`) to the one it was built with. */
  contracts: contractRange.optional(),
  /** Its start has left compression for later: no file has its compressed size yet. */
  isToCompress: z.literal(true).optional(),
});

/**
 * Reads the entry to publish from the `build.json` and `mf-manifest.json` of a build.
 *
 * @param byStart takes a build that is compressed later, too: what the start has built is published again then
 * @throws RegistryProblem when there is no build or it is invalid
 */
export async function readBuild(folder: string, { byStart = false } = {}): Promise<RemoteEntry> {
  const text = await readFile(join(folder, 'build.json'), 'utf8').catch(() => {
    throw new RegistryProblem(`There is no build in ${folder}.`);
  });
  const build = buildFile.safeParse(parseJson(text));
  if (!build.success)
    throw new RegistryProblem(`The build in ${folder} cannot be used: ${describeIssues(build.error)}`);
  const { app, exposes, files, isToCompress, ...rest } = build.data;
  if (isToCompress && !byStart)
    throw new RegistryProblem(`The build in ${folder} is not compressed yet: npm run build -- ${app}`);
  const { contract } = build.data.manifest;
  const federated = await readFederationManifest(folder, app);
  const entry = remoteEntry.safeParse({
    ...rest,
    name: app,
    contract,
    exposes: Object.entries(exposes).map(([name, names]) => ({ name, files: names })),
    ...federated,
    files: Object.entries(files).map(([name, { bytes, brotli, integrity }]) => ({
      name,
      bytes,
      brotli: brotli ?? null,
      integrity,
    })),
  });
  if (!entry.success) throw new RegistryProblem(`${app} cannot be published: ${describeIssues(entry.error)}`);
  if (!federated && contract > OLDEST_CONTRACT)
    throw new RegistryProblem(
      `The build in ${folder} has no ${FEDERATION_MANIFEST}: build it with the plugin of @module-federation/enhanced.`,
    );
  return entry.data;
}
