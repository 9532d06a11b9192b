import type { WorkerScope } from './scope';

/** The tab that shows the page already, or a new one: what is typed into another stays. */
export async function openNews(
  { location, clients }: WorkerScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { origin } = location;
  const page = new URL(String(notification.data ?? '/'), origin);
  if (page.origin !== origin) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === page.href);
  await (shown ? shown.focus() : clients.openWindow(page.href));
}
