import type { RequestHandler } from 'express';
import type { Compiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { type LiveOrder, socketPath } from './liveOrder';

/** Delay before an app compiles that nobody has open, so that open ones come first; a request for it ends the delay. */
const BACKGROUND_DELAY_MS = 6000;

/** Starts the development server of an app on its own port; pages of other origins reach it through their proxies. */
export async function startServer(
  compiler: Compiler,
  { app, port, against }: Pick<LiveOrder, 'app' | 'port' | 'against'>,
  more: Pick<Configuration, 'setupMiddlewares' | 'devMiddleware'>,
): Promise<WebpackDevServer> {
  const pathname = socketPath(app);
  let goOn = () => {};
  const isAskedFor: RequestHandler = (_request, _response, next) => {
    goOn();
    next();
  };
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      allowedHosts: against ? [new URL(against).hostname] : 'auto',
      headers: {
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Private-Network': 'true',
      },
      hot: true,
      webSocketServer: { type: 'ws', options: { path: pathname } },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        webSocketURL: against
          ? { protocol: 'ws:', hostname: 'localhost', port, pathname }
          : { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname },
      },
      static: false,
      compress: false,
      ...more,
      // `reportProblems` prints problems, once.
      devMiddleware: { stats: 'none', ...more.devMiddleware },
      setupMiddlewares: (middlewares, devServer) => [
        // The server's types are of another Express.
        { name: 'asked-for', middleware: isAskedFor as never },
        ...(more.setupMiddlewares?.(middlewares, devServer) ?? middlewares),
      ],
    },
    compiler,
  );
  let isFirst = true;
  compiler.hooks.watchRun.tapPromise('polite', async () => {
    const isLookedAt = (server.webSocketServer?.clients.length ?? 0) > 0;
    if (!isFirst && !isLookedAt)
      await new Promise<void>((resolve) => {
        goOn = resolve;
        setTimeout(resolve, BACKGROUND_DELAY_MS);
      });
    isFirst = false;
  });
  await server.start();
  return server;
}
