import { join } from 'node:path';
import { currentTraceparent } from '@athenaeum/kit/telemetry';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { acceptedLanguage } from '@athenaeum/messages/server';
import { artifactFolder, remotePath, type RemoteEntry } from '@athenaeum/registry';
import type { SiteAnswer, SitePage } from '@athenaeum/shell-contract/site';
import { fontsOfSite } from '../builtPage';
import { contentSecurityPolicy } from '../contentSecurityPolicy';
import type { ShellEnv } from '../env';
import { unavailablePage } from '../plainPages';
import { sendMissing, sendStaticFile } from '../staticFile';
import { composeSitePage } from './composeSitePage';
import { drawPicture } from './drawPicture';
import { sendAnswer } from './sendAnswer';
import { keepAnswers } from './keptAnswers';
import { createSiteSource } from './siteSource';
import { styleSources } from './styleSources';

interface Parts {
  name: string;
  env: ShellEnv;
  secure: boolean;
  log: Pick<Logger, 'error'>;
}

type ServeSite = (remote: RemoteEntry) => RequestHandler;

/** Serves a remote's own site: the remote says what there is, this what may run on it and who may keep it. */
export function siteRoutes({ name, env, secure, log }: Parts): ServeSite {
  const { PUBLIC_ORIGIN: portal, BRAND: brand, CONTACT_URL: contact } = env;
  const origin = env.SITE_ORIGINS[name] ?? portal;
  const threadOf = createSiteSource({
    dataDir: env.DATA_DIR,
    settings: {
      brand,
      origin,
      portal,
      gateway: env.GATEWAY_URL,
      contact,
      helpCenter: env.HELP_CENTER_URL,
      social: env.SOCIAL_LINKS,
    },
  });
  const answerOf = keepAnswers();

  return (remote) => async (request, response) => {
    const language = acceptedLanguage(request);
    response.vary('Accept-Language');
    let isMadeForHer = false;
    try {
      const answer = await answerOf(`${remote.version} ${language} ${request.url}`, async () => {
        isMadeForHer = true;
        const thread = await threadOf(remote);
        const asked = { path: request.url, visitor: request.ip ?? '', language };
        return thread.ask({ ...asked, traceparent: currentTraceparent() });
      });
      // An answer from the cache costs nothing.
      if (isMadeForHer && answer.kind !== 'move' && answer.costs)
        response.setHeader('Server-Timing', answer.costs);
      await send(remote, answer, request, response);
    } catch (error) {
      log.error({ remote: name, version: remote.version, reason: String(error) }, 'the site did not answer');
      if (response.headersSent) return void response.destroy();
      response.setHeader('Content-Security-Policy', contentSecurityPolicy({ styles: [], secure }));
      await sendAnswer(request, response, {
        status: 503,
        type: 'html',
        body: unavailablePage(brand, language),
        keep: undefined,
      });
    }
  };

  async function send(remote: RemoteEntry, answer: SiteAnswer, request: Request, response: Response) {
    if (answer.kind === 'move') {
      if (!isLocal(answer.to)) throw new Error('The site leads elsewhere.');
      return response.redirect(308, answer.to);
    }
    if (answer.kind === 'page') return sendPage(remote, answer, request, response);
    if (answer.kind === 'asset') return sendAsset(remote, answer, request, response);
    const body = answer.draw ? await drawPicture(answer.body) : answer.body;
    return sendAnswer(request, response, {
      ...answer,
      keep: answer.keep,
      type: answer.draw ?? answer.type,
      body,
    });
  }

  function sendPage(remote: RemoteEntry, page: SitePage, request: Request, response: Response) {
    const own = (file: string) => ({
      src: remotePath(remote) + file,
      integrity: remote.files.find((known) => known.name === file)?.integrity,
    });
    const filesOf = (script: string) => (remote.site?.scripts[script] ?? []).map(own);
    const html = composeSitePage(page, {
      brand,
      language: acceptedLanguage(request),
      meta: { 'portal-origin': portal, contact },
      fonts: fontsOfSite(remote.files.map((file) => file.name)).map((font) => remotePath(remote) + font),
      scripts: page.script ? filesOf(page.script) : [],
      hints: (page.ahead ?? []).flatMap(filesOf),
    });
    const { sheets, attributes } = styleSources(html);
    const policy = { styles: sheets, styleAttributes: attributes, framed: page.embeddable === true, secure };
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(policy));
    if (page.embeddable) response.removeHeader('X-Frame-Options');
    return sendAnswer(request, response, { status: page.status, type: 'html', body: html, keep: page.keep });
  }

  async function sendAsset(
    remote: RemoteEntry,
    { name: script, keep }: Extract<SiteAnswer, { kind: 'asset' }>,
    request: Request,
    response: Response,
  ) {
    const file = remote.site?.scripts[script]?.[0];
    const found =
      file !== undefined &&
      (await sendStaticFile(request, response, join(artifactFolder(env.DATA_DIR, remote), file), keep));
    if (!found) sendMissing(response);
  }
}

const isLocal = (path: string) => /^\/(?![/\\])/.test(path);
