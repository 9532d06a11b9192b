import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';
import { remotePath, remoteView } from '@athenaeum/shell-contract/federation/view';
import type { Candidate } from '../check';

interface View {
  id: string;
  remotes: { name: string; version: string; base: string }[];
}

/**
 * Replaces the live version by a build for one browser only: the registry in the live shell's pages names it, and its files are
 * served from its folder.
 *
 * Pages come from the live shell unchanged: one fulfilled here would have no IP address space, so that the browser would not let
 * it load from remotes' hosts on private addresses or this machine, as members' pages can.
 *
 * @returns the requested files of the build
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
      // Not a visit: analytics must not count it.
      if (url.pathname === '/api/analytics') return route.fulfill({ status: 204 });
      if (url.pathname === '/registry.json')
        return rewrite(route, (body) =>
          JSON.stringify(withStaged(JSON.parse(body) as View, stagedView(entry))),
        );
      return route.continue();
    },
  );
  await context.addInitScript({ content: stagingScript(entry) });
  return asked;
}

/** A script that runs before the page's own, and puts the staged version into its registry. */
const stagingScript = (entry: Candidate['entry']) => `
  const withStaged = ${withStaged.toString()};
  const observer = new MutationObserver(() => {
    const registry = document.getElementById('registry');
    // What nothing follows may not have arrived whole.
    if (!registry || !registry.nextSibling) return;
    observer.disconnect();
    registry.textContent = JSON.stringify(
      withStaged(JSON.parse(registry.textContent), ${JSON.stringify(stagedView(entry))}),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
`;

/** The view of the staged version, as if the shell served everything itself. */
const stagedView = (entry: Candidate['entry']) => remoteView(entry, remotePath(entry));

/* istanbul ignore next -- Serialized into pages, so it uses nothing from its module, and no counters of coverage. */
function withStaged(view: View, staged: View['remotes'][number]): View {
  const live = view.remotes.find(({ name }) => name === staged.name);
  // The live version's files may be served by a host of its own.
  const host = live ? live.base.slice(0, live.base.lastIndexOf(`/remotes/${live.name}/`)) : '';
  return {
    ...view,
    id: `${view.id} with ${staged.name} ${staged.version}`,
    remotes: [...view.remotes.filter((other) => other !== live), { ...staged, base: host + staged.base }],
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
