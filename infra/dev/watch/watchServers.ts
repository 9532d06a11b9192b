import { watchFolders } from './watchFolders';
import type { WatchedServer } from './watchedServer';
import { concernsServers, SERVER_FOLDERS } from './whatConcerns';

/** Restarts the servers when their sources change. */
export const watchServers = (root: string, server: WatchedServer): Promise<() => void> =>
  watchFolders(root, {
    folders: SERVER_FOLDERS,
    concerns: concernsServers,
    changed: (files) => void server.restart(files[0]! + more(files.length - 1)),
  });

const more = (count: number) => (count > 0 ? ` and ${count} more` : '');
