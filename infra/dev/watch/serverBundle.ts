import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '@athenaeum/common/escaping';
import { type BuildFailure, type BuildOptions, context, type Metafile, type Plugin, stop } from 'esbuild';
import { bundleOptions } from '../../servers/bundleOptions';
import { describeFailure } from '../../servers/describeFailure';
import { leaveLibraries } from '../../servers/leaveLibraries';
import { usesMeta, withMetaOfSource } from '../../servers/metaOfSources';

/** A server's own code bundled into few files: loading its thousand modules one by one is most of the start time. */
export interface ServerBundle {
  /** The module that starts the server. */
  entry: string;
  /** Modules that take longest to load, without side effects. */
  parts: string;
  /** Work that can be done before the sources of the next start are known. */
  warmUp: string;
  /** The script of a standby process. */
  spare: string;
  /** A JSON file with the names of the imported libraries. */
  libraries: string;
  /** Rebuilds it from the sources. Resolves with their errors, and keeps the previous bundle then; null on success. */
  renew(): Promise<string | null>;
  close(): Promise<void>;
}

const SPARE = join(import.meta.dirname, 'spare.process.ts');

export interface Sources {
  entry: string;
  parts: string;
  /** Its results stay valid in a process as long as its own modules do not change. */
  warmUp: string;
}

/** Bundles sources, given by their paths from the root, into `folder`, which is emptied first. */
export async function createServerBundle(
  root: string,
  { entry, parts, warmUp }: Sources,
  folder: string,
): Promise<ServerBundle> {
  rmSync(folder, { recursive: true, force: true });
  const { external, plugin } = leaveLibraries(root);
  const options: BuildOptions = {
    ...bundleOptions(root, folder),
    entryPoints: { server: entry, parts, warmUp, spare: SPARE },
    // Written below: esbuild would remove chunks that a running process still has to load.
    write: false,
    external,
  };
  const tracked = trackImportMeta(root);
  const open = () =>
    context({
      ...options,
      plugins: [plugin, injectImportMeta(tracked.files)],
    });
  let bundler = await open();

  async function rebuild() {
    const made = await bundler.rebuild();
    if (!tracked.hasMore(made.metafile!)) return made;
    // Rare: a plugin's filter is fixed once, and one that matches all files adds half of the build time.
    await bundler.dispose();
    bundler = await open();
    return bundler.rebuild();
  }

  const libraries = join(folder, 'libraries.json');
  return {
    entry: join(folder, 'server.mjs'),
    parts: join(folder, 'parts.mjs'),
    warmUp: join(folder, 'warmUp.mjs'),
    spare: join(folder, 'spare.mjs'),
    libraries,
    async renew() {
      try {
        const { metafile, outputFiles } = await rebuild();
        mkdirSync(folder, { recursive: true });
        for (const { path, contents } of outputFiles!) writeFileSync(path, contents);
        writeFileSync(libraries, JSON.stringify(librariesOf(metafile!)));
        return null;
      } catch (error) {
        return describeFailure(root, error as BuildFailure);
      }
    },
    async close() {
      await bundler.dispose();
      await stop();
    },
  };
}

/** Finds the files of a bundle that use `import.meta`. */
function trackImportMeta(root: string) {
  const lookedAt = new Map<string, number>();
  const files = new Set<string>();
  return {
    files,
    /** Whether there are files that did not use it before. */
    hasMore({ inputs }: Metafile): boolean {
      const before = files.size;
      for (const input of Object.keys(inputs)) {
        const file = join(root, input);
        const { mtimeMs } = statSync(file);
        if (lookedAt.get(file) === mtimeMs) continue;
        lookedAt.set(file, mtimeMs);
        if (usesMeta(file)) files.add(file);
      }
      return files.size > before;
    },
  };
}

/** Replaces `import.meta`, which in a bundle would be the bundle's. */
const injectImportMeta = (files: ReadonlySet<string>): Plugin => ({
  name: 'inject-import-meta',
  setup({ onLoad }) {
    if (files.size === 0) return;
    onLoad({ filter: new RegExp(`^(${[...files].map(escapeRegExp).join('|')})$`) }, ({ path }) =>
      withMetaOfSource(path),
    );
  },
});

/** Libraries that are imported statically. */
function librariesOf({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const outside = imports.filter(
    ({ external, kind, path }) => external && kind === 'import-statement' && !path.startsWith('node:'),
  );
  return [...new Set(outside.map(({ path }) => path))].sort();
}
