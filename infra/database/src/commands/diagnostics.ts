import { documentKeys } from '../storage/keys';
import { controls, namespaceOf, reads, type Command } from './command';
import { VERSION } from './handshake';

export const diagnosticCommands: Record<string, Command> = {
  serverStatus: controls(({ server }) => ({
    host: server.address(),
    version: VERSION,
    pid: process.pid,
    uptime: process.uptime(),
    mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
    storageEngine: { name: 'lmdb' },
    localTime: new Date(),
    ok: 1,
  })),
  collStats: reads(({ engine, request, view }) => {
    const namespace = namespaceOf(request);
    const collection = engine.catalog.findStored(view, namespace);
    let size = 0;
    let count = 0;
    for (const [, raw] of collection ? view.entries(documentKeys(collection.id)) : []) {
      size += raw.length;
      count++;
    }
    return { ns: namespace, count, size, nindexes: collection?.indexes.length ?? 0, ok: 1 };
  }),
  dbStats: reads(({ engine, request, view }) => {
    const collections = [...engine.catalog.list(view, request.database)];
    const objects = collections.reduce((sum, { id }) => sum + view.count(documentKeys(id)), 0);
    const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
    return { db: request.database, collections: collections.length, objects, indexes, ok: 1 };
  }),
};
