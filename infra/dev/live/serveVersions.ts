import type fs from 'node:fs';
import type { RemoteEntry } from '@athenaeum/registry';
import { remotePath, remoteView } from '@athenaeum/shell-contract/federation/view';
import express, { type RequestHandler, type Router } from 'express';
import type { Compiler, Stats } from 'webpack';
import { readManifest } from '../../webpack/compile';
import { contractOfSource } from '../../webpack/contractBuild';
import { liveEntry } from './liveEntry';
import type { LiveOrder } from './liveOrder';
import { startServer } from './serverOptions';

interface Order extends Pick<LiveOrder, 'app' | 'port' | 'against'> {
  root: string;
  /** Gets the problems of a compilation. */
  say(line: string): void;
}

/** The last compilation. */
export interface Latest {
  /** Null until a compilation has succeeded. */
  entry(): RemoteEntry | null;
  /** Scripts of the standalone page. */
  scripts(): readonly string[];
  /** Lets a request wait for the running compilation. */
  current: RequestHandler;
}

interface Around {
  /** Answered before the files of the area. */
  routes?(routes: Router, latest: Latest): void;
  /** Handles requests for no file of the area. */
  page(page: Router, latest: Latest): void;
}

/** Serves the last compilation of an area as a live version, for a shell on any origin. */
export async function serveVersions(
  compiler: Compiler,
  { root, app, port, against, say }: Order,
  around: Around,
): Promise<void> {
  const { outputPath } = compiler;
  let latest: Stats | null = null;
  let entry: RemoteEntry | null = null;
  let scripts: string[] = [];
  let turn: Promise<void> = Promise.resolve();

  async function describe({ compilation }: Stats): Promise<RemoteEntry> {
    const manifest = await readManifest(root, app, contractOfSource, { isLive: true });
    if (!manifest) throw new Error(`${app} has no manifest.`);
    return liveEntry({
      app,
      hash: compilation.hash ?? '',
      files: Object.keys(compilation.assets),
      outputPath,
      manifest,
      // The file system is in memory, so reading is quick.
      read: (file) => (compiler.outputFileSystem as unknown as typeof fs).readFileSync(file),
    });
  }

  /** The entry of the last successful compilation; made on request, so that it does not delay hot updates. */
  async function described(): Promise<RemoteEntry | null> {
    const stats = latest;
    latest = null;
    turn = turn.then(async () => {
      if (stats) entry = await describe(stats);
    });
    turn = turn.catch((error: Error) => say(`${app}: ${error.message}`));
    await turn;
    return entry;
  }
  compiler.hooks.done.tap('described', (stats) => {
    // Pages keep the last successful compilation.
    if (stats.hasErrors()) return;
    latest = stats;
    const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
    scripts = files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
  });

  const known: Latest = {
    entry: () => entry,
    scripts: () => scripts,
    current: (_request, response, next) =>
      server.middleware?.waitUntilValid(() => {
        void described().then((found) => (found ? next() : response.status(503).end()));
      }),
  };

  const routes = express.Router();
  // For the developer override, in a shell on any origin.
  routes.get('/remote.json', known.current, (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    response.json(remoteView(entry!, remotePath(entry!)));
  });
  routes.options('/{*path}', (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
    response.status(204).end();
  });
  around.routes?.(routes, known);
  routes.use((request, _response, next) => {
    request.url = request.url.replace(new RegExp(`^/remotes/${app}/[\\w-]+/`), '/');
    next();
  });
  const page = express.Router();
  around.page(page, known);

  const server = await startServer(
    compiler,
    { app, port, ...(against && { against }) },
    {
      setupMiddlewares: (middlewares) => [
        // The server's types are of another Express.
        { name: 'live-routes', middleware: express().use(routes) as never },
        ...middlewares,
        // As above.
        { name: 'live-page', middleware: express().use(page) as never },
      ],
    },
  );
  await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
  await described();
}
