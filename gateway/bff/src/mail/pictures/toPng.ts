import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Picture } from './pictures';

const MAX_KEPT = 100;
/** At which librsvg draws a unit as a pixel. */
const UNIT_DPI = 72;

const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });

/** A picture as PNG, which every mail program shows; kept, as many people get mail about the same event. */
export function toPng({ svg, width }: Omit<Picture, 'cid'>): Promise<Buffer> {
  const key = `${width} ${svg}`;
  const known = kept.get(key);
  if (known) return known;
  const drawing = draw(svg, width);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  return drawing;
}

async function draw(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: units = width } = await sharp(source).metadata();
  return sharp(source, { density: (UNIT_DPI * width) / units })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
