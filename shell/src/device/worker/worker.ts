import { WORKER_KEEPS } from '@athenaeum/shared-ui/device';
import { answerRequests } from './answerRequests';
import { openNews } from './openNews';
import { scope } from './scope';
import { showNews } from './showNews';

// The next version takes over at once: what is kept fits any.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('push', (event) => event.waitUntil(showNews(scope, event.data?.json())));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNews(scope, event.notification)));
// Without a listener a browser asks the worker nothing: only who keeps pages passes it.
if (new URL(scope.location.href).searchParams.has(WORKER_KEEPS)) answerRequests(scope);
