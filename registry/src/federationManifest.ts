import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { describeIssues, type RemoteEntry } from './entry';
import { parseJson } from './parseJson';
import { RegistryProblem } from './problem';

/** The file that the federation plugin writes into each build. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const federationManifest = z.object({
  name: z.string(),
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      requiredVersion: z.string(),
      singleton: z.boolean().default(false),
    }),
  ),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()), async: z.array(z.string()).default([]) }),
      }),
    }),
  ),
});

/** The federation facts of a build. */
export type Federated = Pick<RemoteEntry, 'entry' | 'exposes'> & Required<Pick<RemoteEntry, 'shared'>>;

/** The federation manifest in a build's folder; null when there is none. @throws RegistryProblem for another app's manifest */
export async function readFederationManifest(folder: string, app: string): Promise<Federated | null> {
  const text = await readFile(join(folder, FEDERATION_MANIFEST), 'utf8').catch(() => null);
  return text === null ? null : parseFederationManifest(text, app);
}

/** The lazy scripts of a build; null for builds of the oldest contract, which do not list them. */
export async function readLazyScripts(folder: string, app: string): Promise<string[] | null> {
  const text = await readFile(join(folder, FEDERATION_MANIFEST), 'utf8').catch(() => null);
  if (text === null) return null;
  return [...new Set(read(text, app).exposes.flatMap(({ assets }) => assets.js.async))];
}

/** @throws RegistryProblem when it is invalid or another app's */
export function parseFederationManifest(text: string, app: string): Federated {
  const { metaData, shared, exposes } = read(text, app);
  return {
    entry: metaData.remoteEntry.name,
    exposes: exposes.map(({ path, assets }) => ({ name: path, files: assets.js.sync })),
    shared: shared.map(({ name: library, version, requiredVersion, singleton }) => ({
      name: library,
      version,
      range: requiredVersion,
      singleton,
    })),
  };
}

function read(text: string, app: string): z.infer<typeof federationManifest> {
  const parsed = federationManifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new RegistryProblem(
      `${FEDERATION_MANIFEST} of ${app} cannot be used: ${describeIssues(parsed.error)}`,
    );
  const { name } = parsed.data;
  if (name !== app) throw new RegistryProblem(`${FEDERATION_MANIFEST} is that of ${name}, not of ${app}.`);
  return parsed.data;
}
