import { randomBytes } from 'node:crypto';
import type fs from 'node:fs';
import { remotePath, remoteView, type RemoteEntry } from '@athenaeum/registry';
import { composePage, contentSecurityPolicy, forward, nonceSource, readEnv } from '@athenaeum/shell/server';
import express, { type RequestHandler } from 'express';
import type { Compiler, Stats } from 'webpack';
import { readManifest } from '../../webpack/compile';
import { contractOfSource } from '../../webpack/contractBuild';
import { liveEntry } from './liveEntry';
import type { LiveOrder } from './liveOrder';
import { startServer } from './serverOptions';

/** An area as a live version for the shell, and as the page it is by itself: there by a script with the runtime of federation. */
export async function serveRemote(
  compiler: Compiler,
  order: LiveOrder,
  runtime: { folder: string; script: string },
): Promise<void> {
  const root = process.cwd();
  const { app } = order;
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
    turn = turn.catch((error: Error) => {
      process.stdout.write(`> ${app}: ${error.message}\n`);
    });
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

  const routes = express.Router();
  /** What it is now: after what is being compiled. */
  const current: RequestHandler = (_request, response, next) =>
    server.middleware?.waitUntilValid(() => {
      void described().then((known) => (known ? next() : response.status(503).end()));
    });
  routes.get('/entry.json', current, (_request, response) => void response.json(entry));
  // For the developer override, in a shell wherever it is.
  routes.get('/remote.json', current, (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    response.json(remoteView(entry!, remotePath(entry!)));
  });
  routes.options('/{*path}', (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
    response.status(204).end();
  });
  routes.get(`/${runtime.script}`, (_request, response) =>
    response.sendFile(runtime.script, { root: runtime.folder, dotfiles: 'allow' }),
  );
  routes.use((request, _response, next) => {
    request.url = request.url.replace(new RegExp(`^/remotes/${app}/[\\w-]+/`), '/');
    next();
  });

  const env = readEnv({ ...process.env, GATEWAY_URL: order.gateway });
  const page = express.Router();
  page.use(forward(env));
  page.get('/{*path}', current, (request, response) => {
    if (/\.\w+$/.test(request.path) || scripts.length === 0) return void response.status(404).end();
    const nonce = randomBytes(16).toString('base64url');
    response.setHeader('Content-Security-Policy', contentSecurityPolicy({ styles: [nonceSource(nonce)] }));
    response.type('html').send(
      composePage({
        title: env.BRAND,
        brand: env.BRAND,
        language: 'en',
        nonce,
        scripts: [runtime.script, ...scripts].map((file) => ({ src: `/${file}` })),
        fonts: [],
        meta: { 'portal-origin': order.portal, contact: env.CONTACT_URL },
      }),
    );
  });

  const server = await startServer(compiler, order, {
    setupMiddlewares: (middlewares) => [
      { name: 'live-routes', middleware: express().use(routes) as never },
      ...middlewares,
      { name: 'live-page', middleware: express().use(page) as never },
    ],
  });
  await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
  await described();
}
