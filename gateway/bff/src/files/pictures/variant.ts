import * as z from 'zod';

/** A picture in another size, format or quality than it is kept in. */
export interface Variant {
  width?: number;
  height?: number;
  format: (typeof FORMATS)[number];
  quality: number;
}

const FORMATS = ['webp', 'jpeg', 'png'] as const;
/** Pixels that are really drawn; what is asked for is rounded up, so that few variants serve all screens. */
const SIDES = [32, 48, 64, 96, 128, 160, 192, 256, 320, 384, 512, 640, 768, 1024, 1280, 1600, 2048];
const MAX_REQUESTED_SIDE = 10_000;
const QUALITY = { least: 40, most: 90, step: 10, usual: 80 };
/** Only keys that end so are resized (community, section 5). */
const RESIZABLE = /\.(jpg|jpeg|png|gif|webp|svg|bmp|tiff)$/i;
const CODE = /^(\d+)x(\d+)-(webp|jpeg|png)-(\d+)$/;

const pixels = z.coerce.number().int().min(1).max(MAX_REQUESTED_SIDE).optional();

export const variantInput = {
  width: pixels,
  height: pixels,
  format: z
    .enum([...FORMATS, 'jpg'])
    .transform((format) => (format === 'jpg' ? 'jpeg' : format))
    .optional(),
  quality: z.coerce.number().int().min(1).max(100).optional(),
};
type VariantInput = z.infer<z.ZodObject<typeof variantInput>>;

/** What is made of what was asked for; null when the file is to be sent as it is. */
export function variantOf(key: string, { width, height, format, quality }: VariantInput): Variant | null {
  if (!RESIZABLE.test(key) || !(width || height || format || quality)) return null;
  return {
    width: width && rounded(width),
    height: height && rounded(height),
    format: format ?? usualFormat(key),
    quality: quality ? cappedQuality(quality) : QUALITY.usual,
  };
}

/** As links carry it. */
export const codeOf = ({ width, height, format, quality }: Variant): string =>
  `${width ?? 0}x${height ?? 0}-${format}-${quality}`;

export function variantFrom(code: string): Variant | null {
  const [, width, height, format, quality] = CODE.exec(code) ?? [];
  if (!format) return null;
  return {
    width: Number(width) || undefined,
    height: Number(height) || undefined,
    format: format as Variant['format'],
    quality: Number(quality),
  };
}

const rounded = (side: number) => SIDES.find((one) => one >= side) ?? SIDES.at(-1)!;

const cappedQuality = (quality: number) =>
  Math.min(Math.max(Math.ceil(quality / QUALITY.step) * QUALITY.step, QUALITY.least), QUALITY.most);

function usualFormat(key: string): Variant['format'] {
  if (/\.jpe?g$/i.test(key)) return 'jpeg';
  return /\.png$/i.test(key) ? 'png' : 'webp';
}
