import { decodeValues } from '../bson/codec';
import type { Engine } from '../engine';
import { select } from '../planning/select';
import type { Collection, Index } from '../storage/catalog';

const SECONDS = 1000;
const SESSION_EXPIRY_INTERVAL_MS = 30 * SECONDS;
const TTL_INTERVAL_MS = 15 * SECONDS;

/** Periodically removes idle sessions and cursors, and expired documents by their TTL indexes (`expireAfterSeconds`). */
export function startHousekeeping(engine: Engine): { stop: () => void } {
  const timers = [
    setInterval(() => void report(engine.expire()), SESSION_EXPIRY_INTERVAL_MS),
    setInterval(() => void report(expireDocuments(engine)), TTL_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}

async function report(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error(`database expiry failed: ${(error as Error).message}`);
  }
}

export async function expireDocuments(engine: Engine, now = Date.now()): Promise<void> {
  const collections = [...engine.catalog.list(engine.storage.latest())];
  for (const collection of collections) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== undefined) await expireByIndex(engine, collection, index, now);
    }
  }
}

async function expireByIndex(
  engine: Engine,
  { namespace }: Collection,
  index: Index,
  now: number,
): Promise<void> {
  const limit = new Date(now - index.expireAfterSeconds! * SECONDS);
  const query = { filter: { ...index.partialFilter, [index.fields[0]!.name]: { $lte: limit } } };
  const collection = engine.catalog.find(engine.storage.latest(), namespace);
  const [any] = collection ? select(engine.storage.latest(), collection, { ...query, limit: 1 }) : [];
  if (!any) return;
  await engine.storage.write((view) => {
    const current = engine.catalog.find(view, namespace);
    for (const { record, raw } of current ? [...select(view, current, query)] : []) {
      engine.documents.remove(view, current!, record, decodeValues(raw));
    }
  });
}
