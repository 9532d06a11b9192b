import { createHash, randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isLanguage, type Language } from '@athenaeum/messages';
import { acceptedLanguage } from '@athenaeum/messages/server';
import type { ReportTokens } from '@athenaeum/registry';
import { findPage, labelsIn } from '@athenaeum/shell-contract/manifest';
import { REGISTRY_ELEMENT, SESSION_ELEMENT, type RegistryView } from '../src/registry/registryView';
import { readBuiltPage } from './builtPage';
import { composePage, type PageScript } from './composePage';
import { contentSecurityPolicy, nonceSource } from './contentSecurityPolicy';
import type { FrontDoorSource } from './frontDoor/frontDoorSource';
import { isAtFrontDoor } from './frontDoor/isAtFrontDoor';
import { sendFrontDoor } from './frontDoor/sendFrontDoor';
import { isVisitor } from './isVisitor';
import { overrideFor } from './override/overrideFor';
import {
  originOf as localOriginOf,
  OVERRIDE_CSS,
  overrideBanner,
  overrideData,
} from './override/overridePage';
import { OVERRIDE_SCRIPT, overrideIntegrity } from './override/overrideScript';
import { previewBar } from './preview/previewBar';
import { previewFor } from './preview/previewFor';
import { notBuiltPage, unavailablePage } from './plainPages';
import type { SessionReader } from './readSession';
import type { RegistrySource } from './registrySource';
import { sendHtml } from './sendHtml';
import type { SiteHeadSource } from './site/siteHead';
import { viewFor } from './viewFor';
import { withToken } from './withToken';

interface Options {
  dist: string;
  brand: string;
  readSession: SessionReader;
  circumstances: Parameters<typeof viewFor>[3];
  /** Where remotes stand that are sites of their own. */
  sites: Readonly<Record<string, string>>;
  /** What the footer links to outside the product. */
  links: Record<string, unknown>;
  tokens: ReportTokens;
  frontDoor: FrontDoorSource;
  siteHead: SiteHeadSource;
  registry: Pick<RegistrySource, 'current'> & Partial<Pick<RegistrySource, 'findOverride' | 'findPreview'>>;
  log: Pick<Logger, 'error'>;
}

/**
 * Every page of the shell: the registry and the session inside, the code of the route's remote announced. At `/` a visitor has
 * the page that a remote draws for visitors, where one does.
 */
export function shellPage({
  dist,
  brand,
  readSession,
  circumstances,
  sites,
  links,
  tokens,
  frontDoor,
  siteHead,
  registry,
  log,
}: Options): RequestHandler {
  const { secure } = circumstances;
  return async (request, response) => {
    const [built, snapshot, asked] = await Promise.all([
      readBuiltPage(dist),
      registry.current(),
      readSession(request.headers.cookie),
    ]);
    const { session, cookies, costs } = asked;
    const language = chosenLanguage(session) ?? acceptedLanguage(request);
    const preview = await previewFor(request, session, registry, secure);
    const view = snapshot && viewFor(snapshot, asked, [request, response], circumstances, language, preview);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.vary('Cookie').vary('Accept-Language');
    if (!built || !view) {
      log.error({ built: built !== null, registry: view !== null }, 'the shell cannot be shown');
      response.setHeader('Content-Security-Policy', contentSecurityPolicy({ styles: [], secure }));
      return void response
        .status(503)
        .type('html')
        .send(built ? unavailablePage(brand, language) : notBuiltPage(brand, language));
    }
    for (const cookie of cookies) response.append('Set-Cookie', cookie);
    const drawn = isAtFrontDoor(request, view, session) ? await frontDoor(view, language) : null;
    if (drawn) return sendFrontDoor(request, response, drawn);
    if (costs) response.setHeader('Server-Timing', costs);

    const route = routeOf(view, request.path, language);
    const site = route && siteOf(snapshot.remotes, route.remote.name);
    // Previews are made by visitors; members' pages do not wait for them.
    const tags =
      site && isVisitor(session)
        ? await siteHead({ remote: route.remote, path: request.originalUrl, language })
        : [];
    const override = await overrideFor(request, session, registry, secure);
    if (override || preview) response.setHeader('Cache-Control', 'no-store');
    else {
      const tag = tagOf([built.version, view, session, route?.title, tags, language]);
      response.setHeader('ETag', `"${tag}-${Date.now().toString(36)}"`);
      // A page from the cache keeps the policy and nonce it was sent with; a new policy here would not fit it.
      if (isFresh(request.headers['if-none-match'], tag)) {
        response.setHeader('ETag', request.headers['if-none-match']!);
        return void response.status(304).end();
      }
    }

    const nonce = randomBytes(16).toString('base64url');
    const remoteOrigins = [
      ...new Set(view.remotes.map(({ base }) => originOf(base)).filter((o) => o !== null)),
    ];
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy({
        styles: [nonceSource(nonce)],
        remoteOrigins,
        secure,
        ...(override && { localOrigin: localOriginOf(override) }),
      }),
    );
    const own = (name: string): PageScript => ({ src: `/${name}`, integrity: built.integrity[name] });
    const scripts = built.scripts.map(own);
    await sendHtml(
      request,
      response,
      composePage({
        title: route ? `${route.title} · ${brand}` : brand,
        brand,
        language,
        nonce,
        scripts: override ? [{ src: OVERRIDE_SCRIPT, integrity: overrideIntegrity }] : scripts,
        hints: override ? [] : (route?.hints ?? []),
        fonts: built.fonts.map((font) => `/${font}`),
        tags,
        withoutScript: site && sites[site] ? sites[site] + request.originalUrl : undefined,
        data: {
          [REGISTRY_ELEMENT]: withToken(view, asked, request, tokens, preview),
          ...(session === undefined ? {} : { [SESSION_ELEMENT]: session }),
          links,
          ...(override && { override: overrideData(override, scripts) }),
        },
        // Of two, the one that is the developer's own is over the other.
        ...((override || preview) && {
          banner: {
            html: override ? overrideBanner(override) : previewBar(preview!, language),
            css: OVERRIDE_CSS,
          },
        }),
      }),
    );
  };
}

/** What the account was set to, of the session's answer as the gateway gave it. */
function chosenLanguage(session: unknown): Language | null {
  const { user } = (session ?? {}) as { user?: { language?: unknown } | null };
  return isLanguage(user?.language) ? user.language : null;
}

function routeOf({ remotes }: RegistryView, pathname: string, language: Language) {
  const pages = remotes.flatMap((remote) => remote.manifest.pages.map((page) => ({ ...page, remote })));
  const page = findPage(pages, pathname);
  if (!page) return null;
  const { name, version, base, entry, chunks, integrity } = page.remote;
  return {
    title: labelsIn(page.remote.manifest, language)?.[page.title] ?? page.title,
    remote: { name, version },
    hints: [entry, ...chunks].map((name): PageScript => ({ src: base + name, integrity: integrity[name] })),
  };
}

/** A remote that is a site of its own draws its pages on the server: the same path is there too. */
const siteOf = (remotes: readonly { name: string; site?: unknown }[], name: string): string | null =>
  remotes.some((remote) => remote.name === name && remote.site) ? name : null;

const originOf = (base: string) => (base.startsWith('/') ? null : new URL(base).origin);

const tagOf = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

/** What the browser has is the same, and the token in it is good for hours yet. */
function isFresh(known: string | undefined, tag: string): boolean {
  const [, same, at = ''] = /^"([\w-]{27})-([0-9a-z]+)"$/.exec(known ?? '') ?? [];
  return same === tag && Date.now() - parseInt(at, 36) < TOKEN_REUSE_MS;
}

/** How long a page is shown from the browser's cache with the token it came with. */
const TOKEN_REUSE_MS = 60 * 60_000;
