import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { artifactFolder, remotePath, remoteView } from '@athenaeum/registry';
import { traceRequests } from '@athenaeum/kit/telemetry';
import { acceptedLanguage } from '@athenaeum/messages/server';
import { findPage } from '@athenaeum/shell-contract/manifest';
import { readBuiltPage } from './builtPage';
import { composePage } from './composePage';
import { contentSecurityPolicy, nonceSource } from './contentSecurityPolicy';
import type { ShellEnv } from './env';
import { forward } from './forward';
import { health } from './health';
import { onlyReads } from './onlyReads';
import { unavailablePage } from './plainPages';
import type { RegistrySource } from './registrySource';
import { releasesOf } from './releasesOf';
import { remoteFiles } from './remoteFiles';
import { securityHeaders } from './securityHeaders';
import { sendHtml } from './sendHtml';
import { askedVersion, VERSION_HEADER } from './site/askedVersion';
import { siteRoutes } from './site/siteRoutes';
import { sendMissing } from './staticFile';
import { toPortal } from './toPortal';
import { tracedRoute } from './tracedRoute';

interface Parts {
  name: string;
  env: ShellEnv;
  registry: Pick<RegistrySource, 'current' | 'pull'>;
  log: Pick<Logger, 'error'>;
}

/** The host of one remote: its files for the shell, and the same artifact as a site of its own. */
export function createRemoteHost({ name, env, registry, log }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  const secure = env.PUBLIC_ORIGIN.startsWith('https:');
  const current = async (version?: string) => {
    const snapshot = await registry.current();
    return snapshot && askedVersion(snapshot, name, version);
  };

  app.use(traceRequests({ routeOf: tracedRoute }));
  app.use(health(async () => (await current()) !== null));
  app.use(forward(env, releasesOf(env)));
  app.use(securityHeaders({ secure }));
  app.use(onlyReads);
  app.use(remoteFiles(env.DATA_DIR, { only: name, pull: registry.pull }));

  // For the developer override: an admin's page reads the remote's entry from the admin's own machine.
  app.get('/remote.json', async (_request, response) => {
    const remote = await current();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (remote) response.json(remoteView(remote, remotePath(remote)));
    else sendMissing(response);
  });

  app.use(toPortal({ name, env, registry }));

  const site = siteRoutes({ name, env, secure, log });
  // Not by a pattern: an address that cannot be decoded is one that leads nowhere, not an error.
  app.use(async (request, response, next) => {
    const remote = await current(request.get(VERSION_HEADER));
    if (remote?.site) return site(remote)(request, response, next);
    if (/\.\w+$/.test(request.path)) return sendMissing(response);
    const built = remote && (await readBuiltPage(artifactFolder(env.DATA_DIR, remote)));
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Accept-Language');
    if (!remote || !built)
      return void response
        .status(503)
        .type('html')
        .send(unavailablePage(env.BRAND, acceptedLanguage(request)));

    const nonce = randomBytes(16).toString('base64url');
    const own = (file: string) => ({ src: remotePath(remote) + file, integrity: built.integrity[file] });
    // The first script asks for these as soon as it runs.
    const first = Object.keys(built.integrity).filter((file) => /^(page|libraries)\.\w+\.js$/.test(file));
    const title = findPage(remote.manifest.pages, request.path)?.title ?? remote.manifest.pages[0]!.title;
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy({ styles: [nonceSource(nonce)], secure }),
    );
    await sendHtml(
      request,
      response,
      composePage({
        title: `${title} · ${env.BRAND}`,
        brand: env.BRAND,
        language: acceptedLanguage(request),
        nonce,
        scripts: built.scripts.map((script) => own(basename(script))),
        hints: first.map((file) => ({ src: remotePath(remote) + file })),
        fonts: built.fonts.map((font) => remotePath(remote) + font),
        meta: { 'portal-origin': env.PUBLIC_ORIGIN, contact: env.CONTACT_URL },
      }),
    );
  });
  return app;
}
