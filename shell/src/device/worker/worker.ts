import { openNews } from './openNews';
import { scope } from './scope';
import { showNews } from './showNews';

// The next version takes over at once: it has no page whose files it would have to fit.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('push', (event) => event.waitUntil(showNews(scope, event.data?.json())));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNews(scope, event.notification)));
