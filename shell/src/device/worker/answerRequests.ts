import { KEPT_FILES } from '@athenaeum/shared-ui/kept-pages';
import { SERVER_PATHS } from '@athenaeum/shell-contract/manifest';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { findDocument } from '../keeping/keptDocument';
import { answerQuery } from './answerQuery';
import { checkPage, checkSession } from './checkAccount';
import type { Asked, WorkerScope } from './scope';
import { createTold } from './told';

/** The network first; what is kept where there is none. Files that never change are read from here first. */
export function answerRequests(scope: WorkerScope): void {
  const told = createTold(scope);
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
  );

  const pages = new NetworkOnly({
    plugins: [
      {
        handlerWillRespond: async ({ event, response }) => {
          event.waitUntil(checkPage(scope, response.clone()));
          return response;
        },
        handlerDidError: async ({ request }) =>
          (await findDocument(new URL(request.url).pathname)) ?? undefined,
      },
    ],
  });
  registerRoute(new NavigationRoute(pages, { denylist: [...SERVER_PATHS] }));

  registerRoute(
    ({ request }) => ['script', 'font'].includes(request.destination),
    new CacheFirst({
      cacheName: KEPT_FILES,
      matchOptions: { ignoreVary: true },
      // What is kept is chosen by the page.
      plugins: [{ cacheWillUpdate: async () => null }],
    }),
  );

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql',
    ({ event }) => answerQuery(asked(event), told),
    'POST',
  );

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/auth/me',
    async ({ event }) => {
      const response = await fetch(asked(event).request);
      event.waitUntil(checkSession(scope, response.clone()));
      return response;
    },
  );
}

// The library's type of this event is one of workers, which programs for pages do not have.
const asked = (event: unknown) => event as Asked;
