import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const MAX_CACHED = 200;

const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });

/** Renders an SVG as PNG; cached, as link previews request the same picture often. */
export function drawPicture(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const drawing = sharp(Buffer.from(svg))
    // All of its colours: with few, paper is mottled.
    .png({ compressionLevel: 9 })
    .toBuffer();
  kept.set(svg, drawing);
  drawing.catch(() => kept.delete(svg));
  return drawing;
}
