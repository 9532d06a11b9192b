import { toNumber } from '../bson/numbers';
import { isNumeric, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';
import { controls, namespaceOf, reads, type Command } from './command';
import { VERSION } from './handshake';
import { shownSizes, storageSizes, totalOf, type StorageSizes } from './storageSizes';

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
    const sizes = collection ? storageSizes(view, collection) : { count: 0, size: 0, indexSizes: {} };
    return { ns: namespace, ...shownSizes(sizes, scaleOf(request.body)), ok: 1 };
  }),
  dbStats: reads(({ engine, request, view }) => {
    const scale = scaleOf(request.body);
    const all = [...engine.catalog.list(view, request.database)];
    const collections = all.filter((collection) => !collection.view);
    const sizes = collections.map((collection) => storageSizes(view, collection));
    const sum = (read: (each: StorageSizes) => number) =>
      sizes.reduce((total, each) => total + read(each), 0);
    const [objects, data, index] = [
      sum(({ count }) => count),
      sum(({ size }) => size),
      sum(({ indexSizes }) => totalOf(indexSizes)),
    ];
    return {
      db: request.database,
      collections: collections.length,
      views: all.length - collections.length,
      objects,
      avgObjSize: objects > 0 ? data / objects : 0,
      dataSize: data / scale,
      storageSize: data / scale,
      indexes: sum(({ indexSizes }) => Object.keys(indexSizes).length),
      indexSize: index / scale,
      totalSize: (data + index) / scale,
      scaleFactor: scale,
      ok: 1,
    };
  }),
};

export function scaleOf({ scale = 1 }: Document): number {
  if (!isNumeric(scale) || toNumber(scale) < 1) throw badValue('scale has to be a number >= 1');
  return Math.trunc(toNumber(scale));
}
