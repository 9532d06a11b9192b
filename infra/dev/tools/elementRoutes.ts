import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { Router } from 'express';

const POLL_INTERVAL_MS = 200;

/** Redirects to Storybook, which the first request starts. */
export function elementRoutes(start: () => Promise<string> = startCatalogue): Router {
  let started: Promise<string> | null = null;
  const routes = Router();
  routes.get('/elements', (_request, response) => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    response.setHeader('Cache-Control', 'no-store');
    started.then(
      (address) => response.redirect(302, address),
      (error: Error) => response.status(500).type('text').send(error.message),
    );
  });
  return routes;
}

/** Resolves with its address when it is ready. */
async function startCatalogue(): Promise<string> {
  const port = process.env.CATALOGUE_PORT ? Number(process.env.CATALOGUE_PORT) : await freePort();
  const preload = pathToFileURL(join(import.meta.dirname, '../../start/exitWithParent.ts')).href;
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', preload, 'node_modules/storybook/dist/bin/dispatcher.js', 'dev'],
      ...['--config-dir', 'shared-ui/.storybook', '--port', String(port), '--exact-port', '--ci'],
      ...['--no-version-updates', '--disable-telemetry'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  process.once('exit', () => child.kill('SIGTERM'));
  const address = `http://localhost:${port}`;
  while (child.exitCode === null && child.signalCode === null) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return address;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error('The catalogue did not start: npm run catalogue says why.');
}
