import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { publishedManifest } from '@athenaeum/shell-contract/manifest';
import {
  contractRange,
  describeIssues,
  operationsFile,
  remoteEntry,
  sharedLibrary,
  type RemoteEntry,
} from './entry';
import { parseJson } from './parseJson';
import { RegistryProblem } from './problem';

const buildFile = z.object({
  app: z.string(),
  owner: z.string().optional(),
  version: z.string(),
  entry: z.string(),
  exposes: z.record(z.string(), z.array(z.string())),
  files: z.record(
    z.string(),
    z.object({ bytes: z.number(), brotli: z.number().nullish(), integrity: z.string() }),
  ),
  site: z.object({ server: z.string(), scripts: z.record(z.string(), z.array(z.string())) }).optional(),
  manifest: publishedManifest,
  operations: operationsFile.optional(),
  shared: z.array(sharedLibrary).optional(),
  contracts: contractRange.optional(),
});

/** What the build said about an artifact (`build.json`), as the entry to publish. */
export async function readBuild(folder: string): Promise<RemoteEntry> {
  const text = await readFile(join(folder, 'build.json'), 'utf8').catch(() => {
    throw new RegistryProblem(`There is no build in ${folder}.`);
  });
  const build = buildFile.safeParse(parseJson(text));
  if (!build.success)
    throw new RegistryProblem(`The build in ${folder} cannot be used: ${describeIssues(build.error)}`);
  const { app, exposes, files, ...rest } = build.data;
  const entry = remoteEntry.safeParse({
    ...rest,
    name: app,
    contract: build.data.manifest.contract,
    exposes: Object.entries(exposes).map(([name, names]) => ({ name, files: names })),
    files: Object.entries(files).map(([name, { bytes, brotli, integrity }]) => ({
      name,
      bytes,
      brotli: brotli ?? null,
      integrity,
    })),
  });
  if (!entry.success) throw new RegistryProblem(`${app} cannot be published: ${describeIssues(entry.error)}`);
  return entry.data;
}
