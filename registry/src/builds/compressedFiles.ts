import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** Compressed variants of a file, and how to decompress them. */
const DECOMPRESS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

export type CompressedEnding = keyof typeof DECOMPRESS;
export const COMPRESSED_ENDINGS = Object.keys(DECOMPRESS) as CompressedEnding[];

/** Whether a compressed variant is one of these very bytes; never unpacks more than they are. */
export const unpacksTo = (bytes: Buffer, packed: Buffer, ending: CompressedEnding): Promise<boolean> =>
  DECOMPRESS[ending](packed, { maxOutputLength: bytes.length }).then(
    (unpacked) => bytes.equals(unpacked),
    () => false,
  );
