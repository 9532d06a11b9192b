import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { BuildProblem } from './problem';

let isRegistered = false;

/** The name in the manifest of the area in `root`: `mfe-book-club`. @throws BuildProblem when there is none */
export async function areaName(root: string): Promise<string> {
  const file = join(root, 'src/manifest.ts');
  if (!existsSync(file))
    throw new BuildProblem(`There is no src/manifest.ts in ${root}: this is the folder of no area.`);
  readTypeScript();
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest?: { name?: string } };
  if (!manifest?.name) throw new BuildProblem('src/manifest.ts exports no manifest with a name.');
  return manifest.name;
}

/** Registers a TypeScript loader for the manifest; once, as each registration would see every module. */
function readTypeScript(): void {
  if (!isRegistered) register();
  isRegistered = true;
}
