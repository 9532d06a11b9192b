import sharp from 'sharp';

const MAX_CACHED = 200;

const kept = new Map<string, Promise<Buffer>>();

/** An SVG as PNG. Drawn once: the same picture is asked for by everybody who shares an address. */
export function drawPicture(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const drawing = sharp(Buffer.from(svg))
    // All of its colours: with few, paper is mottled.
    .png({ compressionLevel: 9 })
    .toBuffer();
  kept.set(svg, drawing);
  drawing.catch(() => kept.delete(svg));
  if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value!);
  return drawing;
}
