import { crc32 } from 'node:zlib';
import sharp, { type Create } from 'sharp';

/** A minimal PDF, or one of exactly this many bytes. */
export function aPdf(bytes = 0): Buffer {
  const end = 'startxref\n9\n%%EOF\n';
  const start = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const filling = '0'.repeat(Math.max(bytes - start.length - end.length, 0));
  return Buffer.from(start + filling + end, 'latin1');
}

export const aPicture = (width: number, height: number, background: Create['background'] = '#7a3b4e') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture whose header claims these dimensions, with almost no data. */
export async function aPixelFlood(width: number, height: number): Promise<Buffer> {
  const png = await aPicture(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A picture of noise, which does not compress. */
export const aHeavyPicture = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', sigma: 90 },
    },
  });
