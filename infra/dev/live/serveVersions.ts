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
  /** Told what is wrong with what was compiled. */
  say(line: string): void;
}

/** What the compiler made last. */
export interface Latest {
  /** Null until something compiled. */
  entry(): RemoteEntry | null;
  /** Those that a page of its own begins with. */
  scripts(): readonly string[];
  /** Lets a request on once what is being compiled is there. */
  current: RequestHandler;
}

interface Around {
  /** Answered before the files of the area. */
  routes?(routes: Router, latest: Latest): void;
  /** Answers what is no file of the area. */
  page(page: Router, latest: Latest): void;
}

/** An area as a live version for a shell, wherever that is: each time what its compiler made last. */
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
    const manifest = await readManifest(root, app, contractOfSource, { anew: `?${compilation.hash}` });
    if (!manifest) throw new Error(`${app} has no manifest.`);
    return liveEntry({
      app,
      hash: compilation.hash ?? '',
      files: Object.keys(compilation.assets),
      outputPath,
      manifest,
      // It is held in memory, and read at once from there.
      read: (file) => (compiler.outputFileSystem as unknown as typeof fs).readFileSync(file),
    });
  }

  /** Of the last that compiled, once somebody asks: while a page waits for its update there is no time for it. */
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
    // Pages keep the last that compiled.
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
  // For the developer override, in a shell wherever it is.
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
        { name: 'live-routes', middleware: express().use(routes) as never },
        ...middlewares,
        { name: 'live-page', middleware: express().use(page) as never },
      ],
    },
  );
  await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
  await described();
}
