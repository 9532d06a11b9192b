import type { Compilation, Module } from 'webpack';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { EXPOSED_CHUNK } from './federation';
import { SHARED_LIBRARIES, SHARED_PACKAGES } from './shared';

const LIFECYCLES = ['bootstrap', 'mount', 'unmount'];

/** Refuses a remote that the shell could not run as promised. */
export function checkRemote(compilation: Compilation, manifest: RemoteManifest): void {
  const group = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
  if (!group) throw new Error(`${manifest.name} exposes nothing.`);
  const missing = missingExports(exportsOfRemote(compilation), manifest);
  if (missing.length > 0) {
    throw new Error(`${manifest.name}: src/remote.ts does not export ${missing.join(', ')}.`);
  }
  const carried = carriedLibraries(group.chunks, (chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  if (carried.length > 0) {
    throw new Error(
      `${manifest.name} would ship ${carried.join(', ')} a second time: import it as ${SHARED_LIBRARIES.join(', ')}, and what belongs to the store from @athenaeum/shell-contract.`,
    );
  }
}

export const missingExports = (provided: readonly string[], { slots = [], palette }: RemoteManifest) =>
  [...LIFECYCLES, ...[...slots, ...(palette ? [palette] : [])].map((named) => named.export)].filter(
    (name) => !provided.includes(name),
  );

/** Shared libraries among the modules that load with a remote, rather than being taken from the page. */
export function carriedLibraries<C>(
  chunks: readonly C[],
  modulesOf: (chunk: C) => readonly Module[],
): string[] {
  const carried = chunks.flatMap(modulesOf).flatMap((module) => {
    const name = installedPackage(module.nameForCondition() ?? '');
    return name && SHARED_PACKAGES.includes(name) ? [name] : [];
  });
  return [...new Set(carried)].sort();
}

const installedPackage = (file: string) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replaceAll('\\', '/');

function exportsOfRemote({ modules, moduleGraph }: Compilation): string[] {
  for (const module of modules) {
    if (!/[\\/]src[\\/]remote\.ts$/.test(module.nameForCondition() ?? '')) continue;
    const provided = moduleGraph.getProvidedExports(module);
    if (Array.isArray(provided)) return provided;
  }
  return [];
}
