import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptBundle } from './bundles/keptBundle';
import { use } from './bundles/folders';

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
  const folder = await bundleOf(entry);
  const [main, endWithParent] = [join(folder, 'main.mjs'), join(folder, 'endWithParent.mjs')];
  return {
    nodeArguments: () =>
      existsSync(main)
        ? ['--enable-source-maps', '--import', pathToFileURL(endWithParent).href, main]
        : fromSource(entry).nodeArguments(),
    stillUsed: () => existsSync(folder) && use(folder),
  };
}

const beingMade = new Map<string, Promise<string>>();

/** Who asks for a bundle that is being made waits for that one. */
function bundleOf(entry: string): Promise<string> {
  const made =
    beingMade.get(entry) ??
    keptBundle(process.cwd(), { main: entry, endWithParent: END_WITH_PARENT }).finally(() =>
      beingMade.delete(entry),
    );
  beingMade.set(entry, made);
  return made;
}
