import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf, sourcesOf } from './compilation';
import { type ConfigOptions, runtimeScriptOf } from './config';
import { type Afterwards, run } from './run';

/** The script with the runtime of federation, and what it was made of. */
interface FederationScript {
  name: string;
  sources: string[];
}

interface Made extends FederationScript {
  /** Contents by name: the script and its compressed forms. */
  files: Map<string, Buffer>;
}

const made = new Map<string, Promise<Made>>();

/** Writes it beside the entry of a remote. It is the same for every remote, so a process that builds several makes it once. */
export async function writeFederationScript(
  options: ConfigOptions,
  afterwards?: Afterwards,
): Promise<FederationScript> {
  const { root, outputPath, cacheVersion } = options;
  const key = `${root} ${cacheVersion}`;
  if (!made.has(key)) made.set(key, make(options, afterwards));
  const { name, sources, files } = await made.get(key)!;
  mkdirSync(outputPath, { recursive: true });
  for (const [file, contents] of files) writeFileSync(join(outputPath, file), contents);
  return { name, sources };
}

async function make(options: ConfigOptions, afterwards?: Afterwards): Promise<Made> {
  const { compilation } = await run(runtimeScriptOf(options), afterwards);
  const files = Object.keys(compilation.assets).map(
    (file) => [file, readFileSync(join(options.outputPath, file))] as const,
  );
  return {
    name: scriptOf(compilation, 'federation'),
    sources: sourcesOf(options.root, compilation),
    files: new Map(files),
  };
}
