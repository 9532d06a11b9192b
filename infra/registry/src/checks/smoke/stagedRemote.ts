import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';
import { remotePath, remoteView } from '../../remoteView';
import type { Candidate } from '../check';

interface View {
  id: string;
  remotes: { name: string; version: string; base: string }[];
}

const REGISTRY = /(<script type="application\/json" id="registry">)([^<]*)(<\/script>)/;

/**
 * Puts a build in the place of what is live, for the pages of one browser only: the live shell's answers are made to name it,
 * its files come from its folder. Nobody else can see it. Answers which of its files were asked for.
 */
export async function stageRemote(
  context: BrowserContext,
  origin: string,
  { entry, folder }: Candidate,
): Promise<Set<string>> {
  const path = remotePath(entry);
  const known = new Set(entry.files.map(({ name }) => name));
  const asked = new Set<string>();

  const answerFile = (route: Route, name: string) => {
    asked.add(name);
    if (!known.has(name)) return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({ path: join(folder, name), headers: headersOf(name) });
  };
  const rewrite = async (route: Route, change: (body: string) => string) => {
    const response = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: change(await response.text()) });
  };

  await context.route(
    () => true,
    (route) => {
      const request = route.request();
      const url = new URL(request.url());
      if (url.pathname.startsWith(path)) return answerFile(route, url.pathname.slice(path.length));
      if (url.origin !== origin) return route.continue();
      // Nobody visited: it is not counted.
      if (url.pathname === '/api/analytics') return route.fulfill({ status: 204 });
      if (url.pathname === '/registry.json')
        return rewrite(route, (body) => JSON.stringify(withStaged(JSON.parse(body) as View, entry)));
      if (request.resourceType() === 'document') return rewrite(route, (html) => pageWithStaged(html, entry));
      return route.continue();
    },
  );
  return asked;
}

/** The page of the shell, with the staged version in its registry. */
export const pageWithStaged = (html: string, entry: Candidate['entry']): string =>
  html.replace(REGISTRY, (_whole, before: string, view: string, after: string) => {
    const staged = JSON.stringify(withStaged(JSON.parse(view) as View, entry));
    return `${before}${staged.replaceAll('<', '\\u003c')}${after}`;
  });

function withStaged(view: View, entry: Candidate['entry']): View {
  const live = view.remotes.find(({ name }) => name === entry.name);
  // Where its files are served today, which may be a host of its own.
  const host = live ? live.base.slice(0, -remotePath(live).length) : '';
  return {
    ...view,
    id: `${view.id} with ${entry.name} ${entry.version}`,
    remotes: [
      ...view.remotes.filter((other) => other !== live),
      remoteView(entry, `${host}${remotePath(entry)}`),
    ],
  };
}

function headersOf(name: string): Record<string, string> {
  const type = TYPES[name.slice(name.lastIndexOf('.'))];
  return { 'access-control-allow-origin': '*', ...(type && { 'content-type': type }) };
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
