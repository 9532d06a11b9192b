import { acceptedLanguage } from '@athenaeum/messages/server';
import { traceRequests } from '@athenaeum/kit/telemetry';
import { createReportTokens, previewCookie, traceOfPage } from '@athenaeum/registry';
import express, { type Express, type Request } from 'express';
import type { Logger } from 'pino';
import type { ShellEnv } from './env';
import { forward } from './forward';
import { readBuiltPage } from './builtPage';
import { compressAnswers } from './compressAnswers';
import { createFrontDoorSource } from './frontDoor/frontDoorSource';
import { gatewayWasReady } from './gatewayWasReady';
import { health } from './health';
import { keptPlan } from './keptPlan';
import { PLAN_PATH } from '../src/device/keeping/plan';
import type { RegistrySource } from './registrySource';
import { onlyReads } from './onlyReads';
import { releasesOf } from './releasesOf';
import { remoteFiles } from './remoteFiles';
import { sendServiceWorker, SERVICE_WORKER } from './serviceWorker';
import { securityHeaders } from './securityHeaders';
import { shellPage } from './shellPage';
import { createSiteHeadSource } from './site/siteHead';
import { OVERRIDE_SCRIPT, overrideScript } from './override/overrideScript';
import { endedPreview, previewFor } from './preview/previewFor';
import { fileBelow, sendMissing, sendStaticFile } from './staticFile';
import { ANONYMOUS, createSessionReader, SESSION_TIMEOUT_MS } from './readSession';
import { tracedRoute } from './tracedRoute';
import { viewFor } from './viewFor';
import { isVisitor } from './isVisitor';
import { withToken } from './withToken';

interface Parts {
  env: ShellEnv;
  registry: Pick<RegistrySource, 'current' | 'pull'> &
    Partial<Pick<RegistrySource, 'findOverride' | 'findPreview'>>;
  log: Logger;
  sessionTimeoutMs?: number;
}

/** The one origin a browser sees. */
export function createShellApp({
  env,
  registry,
  log,
  sessionTimeoutMs = SESSION_TIMEOUT_MS,
}: Parts): Express {
  const app = express();
  const readSession = createSessionReader(env.GATEWAY_URL, sessionTimeoutMs);
  app.disable('x-powered-by');
  const secure = env.PUBLIC_ORIGIN.startsWith('https:');
  const circumstances = { origins: env.REMOTE_ORIGINS, secure };
  const tokens = createReportTokens([env.REPORT_KEY]);
  const hasPreview = ({ headers }: Request) => headers.cookie?.includes(previewCookie(secure)) ?? false;

  app.use(traceRequests({ routeOf: tracedRoute, traceOf: ({ headers }) => traceOfPage(headers['x-page']) }));
  const gatewayIsReady = gatewayWasReady(env.GATEWAY_URL);
  app.use(health(async () => (await registry.current()) !== null && (await gatewayIsReady())));
  app.use(forward(env, releasesOf(env)));
  app.use(securityHeaders({ secure }));
  app.use(onlyReads);
  app.use(remoteFiles(env.DATA_DIR, { pull: registry.pull }));

  app.get('/registry.json', compressAnswers, async (request, response) => {
    const snapshot = await registry.current();
    // Who asks matters only while something is tried: nobody waits for it otherwise.
    const asked =
      snapshot?.canaries.length || hasPreview(request)
        ? await readSession(request.headers.cookie)
        : ANONYMOUS;
    for (const cookie of asked.cookies) response.append('Set-Cookie', cookie);
    response.setHeader('Cache-Control', 'no-store');
    if (snapshot) {
      const preview = await previewFor(request, asked.session, registry, secure);
      const view = viewFor(
        snapshot,
        asked,
        [request, response],
        circumstances,
        acceptedLanguage(request),
        preview,
      );
      response.json(withToken(view, asked, request, tokens, preview));
    } else
      response.status(503).json({ ok: false, code: 'UNAVAILABLE', message: 'The registry cannot be read.' });
  });

  // Polled by open tabs: whether there is a new snapshot, and whether a version they have was killed.
  app.get('/registry/now.json', async (request, response) => {
    const snapshot = await registry.current();
    const ended = await endedPreview(request, registry, snapshot, secure);
    response.setHeader('Cache-Control', 'no-store');
    response.json({ id: snapshot?.id ?? '', killed: [...(snapshot?.killed ?? []), ...ended] });
  });
  app.get(OVERRIDE_SCRIPT, overrideScript);
  app.get(SERVICE_WORKER, sendServiceWorker(env));
  app.get(PLAN_PATH, compressAnswers, async (request, response) => {
    const [snapshot, built, asked] = await Promise.all([
      registry.current(),
      readBuiltPage(env.SHELL_DIST),
      readSession(request.headers.cookie),
    ]);
    response.setHeader('Cache-Control', 'no-store');
    for (const cookie of asked.cookies) response.append('Set-Cookie', cookie);
    if (env.SERVICE_WORKER === 'off' || !snapshot || !built || isVisitor(asked.session))
      return sendMissing(response);
    const preview = await previewFor(request, asked.session, registry, secure);
    const language = acceptedLanguage(request);
    response.json(
      keptPlan(viewFor(snapshot, asked, [request, response], circumstances, language, preview), built),
    );
  });

  const hosts = { ...env.SITE_ORIGINS, ...env.SITE_HOSTS };
  const page = shellPage({
    dist: env.SHELL_DIST,
    brand: env.BRAND,
    readSession,
    circumstances,
    sites: env.SITE_ORIGINS,
    links: { helpCenter: env.HELP_CENTER_URL, contact: env.CONTACT_URL, social: env.SOCIAL_LINKS },
    tokens,
    frontDoor: createFrontDoorSource({ hosts, secure, log }),
    siteHead: createSiteHeadSource({ hosts, log }),
    registry,
    log,
  });
  // Not by a pattern: an address that cannot be decoded is one that leads nowhere, not an error.
  app.use(async (request, response, next) => {
    const name = request.path.slice(1);
    // A path with an extension is a file; a page in its place would be run as code.
    if (!/\.\w+$/.test(name)) return page(request, response, next);
    const file = fileBelow(env.SHELL_DIST, name);
    if (!file || !(await sendStaticFile(request, response, file))) sendMissing(response);
  });
  return app;
}
