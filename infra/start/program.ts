import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE_ARGUMENTS } from '../servers/nodeArguments';
import { keptBundle } from './bundles/keptBundle';
import { use } from './bundles/folders';
import { PROGRAMS } from './entries';

/** A program of ours, and how Node runs it; both ways end it when the process that started it ends. */
export interface Program {
  /** Arguments of Node. */
  nodeArguments(): string[];
  /** Told now and then while it runs. */
  stillUsed(): void;
}

/** Prepares a program by the path of its entry from the root. */
export type PrepareProgram = (entry: string) => Program | Promise<Program>;

const END_WITH_PARENT = 'infra/start/exitWithParent.ts';

/** Runs the sources themselves. */
export const fromSource = (entry: string): Program => ({
  nodeArguments: () => [
    '--import',
    'tsx',
    '--import',
    pathToFileURL(join(import.meta.dirname, 'exitWithParent.ts')).href,
    entry,
  ],
  stillUsed: () => undefined,
});

/** Runs what esbuild made of the sources, which loads in a third of the time; a second start compiles nothing. */
export async function fromBundle(entry: string): Promise<Program> {
  const { folder, main } = await bundled(entry);
  const endWithParent = join(folder, 'endWithParent.mjs');
  return {
    nodeArguments: () =>
      existsSync(main)
        ? [...NODE_ARGUMENTS, '--import', pathToFileURL(endWithParent).href, main]
        : fromSource(entry).nodeArguments(),
    stillUsed: () => existsSync(folder) && use(folder),
  };
}

/** The product's programs come from one bundle: each library is compiled once for all of them. */
async function bundled(entry: string): Promise<{ folder: string; main: string }> {
  const entries = PROGRAMS.includes(entry) ? PROGRAMS : [entry];
  const folder = await bundleOf(entries);
  return { folder, main: join(folder, `${nameOf(entry)}.mjs`) };
}

const beingMade = new Map<string, Promise<string>>();

/** Who asks for a bundle that is being made waits for that one. */
function bundleOf(entries: readonly string[]): Promise<string> {
  const key = entries.join();
  const files = Object.fromEntries(entries.map((entry) => [nameOf(entry), entry]));
  const made =
    beingMade.get(key) ??
    keptBundle(process.cwd(), { ...files, endWithParent: END_WITH_PARENT }, nameOfBundle(entries)).finally(
      () => beingMade.delete(key),
    );
  beingMade.set(key, made);
  return made;
}

const nameOfBundle = (entries: readonly string[]) => (entries === PROGRAMS ? 'product' : nameOf(entries[0]!));

const nameOf = (entry: string) => entry.replace(/\.ts$/, '').replaceAll('/', '-');
