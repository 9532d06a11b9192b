import { stat } from 'node:fs/promises';
import sharp, { type FormatEnum, type Sharp } from 'sharp';
import { createSemaphore } from '@athenaeum/common/semaphore';
import type { Redraw } from './accepted';
import type { PictureType } from './typeOf';
import { UploadRefused } from './uploadRefused';

// The library would keep what it last read open and in memory; no two uploads are the same file.
sharp.cache(false);

/** Width or height. */
const MAX_SIDE = 10_000;
/** Four bytes each while it is drawn. */
const MAX_PIXELS = 50_000_000;
const RENDER_TIMEOUT_SECONDS = 15;
const NOT_A_PICTURE = 'This picture cannot be read. Please save it again or choose another one.';
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose a smaller one.';

/** What the library calls what we found. */
const FORMAT: Record<PictureType, keyof FormatEnum> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};
const ENCODE: Record<Redraw['type'], (picture: Sharp) => Sharp> = {
  'image/webp': (picture) => picture.webp({ quality: 82 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
};

/** Pictures take memory by their pixels, not by their bytes. */
const drawing = createSemaphore(2);

/**
 * Re-encodes a picture: upright, within the maximum size, its first frame only, without metadata such as location or
 * camera, or data hidden in the file (safety 15).
 *
 * @returns the bytes of the new file
 */
export const redraw = (from: string, type: PictureType, to: string, as: Redraw): Promise<number> =>
  drawing(async () => {
    await measure(from, type);
    const picture = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: as.side, height: as.side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS });
    await ENCODE[as.type](picture).toFile(to).catch(unreadable);
    return (await stat(to)).size;
  });

/** From the first bytes alone, before anything is drawn. */
async function measure(from: string, type: PictureType): Promise<void> {
  const { format, width, height } = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (format !== FORMAT[type]) throw new UploadRefused(415, NOT_A_PICTURE);
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw new UploadRefused(413, TOO_MANY_PIXELS);
}

function unreadable(): never {
  throw new UploadRefused(415, NOT_A_PICTURE);
}
