import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileRow } from '@athenaeum/kit/files';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createSemaphore } from '@athenaeum/common/semaphore';
import { StorageUnavailable, type FileStorage } from '../storage';
import { codeOf, type Variant } from './variant';

/** Renders a picture file in another size or format. */
export type Renditions = (file: FileRow, variant: Variant) => Promise<Buffer>;

const MAX_CACHE_BYTES = 32_000_000;
const READ_TIMEOUT_MS = 10_000;
const RENDER_TIMEOUT_SECONDS = 10;

const drawing = createSemaphore(2);

/** Renders variants with an LRU cache in memory and single-flight for simultaneous requests. */
export function createRenditions(storage: FileStorage): Renditions {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer>>();

  return async (file, variant) => {
    const name = `${file._id} ${codeOf(variant)}`;
    const known = drawn.get(name) ?? underWay.get(name);
    if (known) return known;
    const picture = drawing(() => draw(storage, file, variant));
    underWay.set(name, picture);
    try {
      const bytes = await picture;
      drawn.set(name, bytes);
      return bytes;
    } finally {
      underWay.delete(name);
    }
  };
}

async function draw(storage: FileStorage, { key }: FileRow, variant: Variant): Promise<Buffer> {
  const stream = await storage.open(key);
  if (!stream) throw new StorageUnavailable(new Error('A picture on record is not in storage'));
  const original = await buffer(addAbortSignal(AbortSignal.timeout(READ_TIMEOUT_MS), stream)).catch(
    (error: unknown) => {
      throw new StorageUnavailable(error);
    },
  );
  const { width, height, format, quality } = variant;
  return sharp(original, { failOn: 'error' })
    .resize({ width, height, fit: width && height ? 'cover' : 'inside', withoutEnlargement: true })
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer();
}
