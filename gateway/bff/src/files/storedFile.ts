import { Readable } from 'node:stream';
import type { Viewer } from '@athenaeum/kit';
import { canReadFile, StoredFile, type FileRow } from '@athenaeum/kit/files';
import type { Renditions } from './pictures/renditions';
import { codeOf, type Variant } from './pictures/variant';
import type { Servable } from './sendFile';
import { isKey, type FileStorage } from './storage';

/** The record of a file this viewer may read; null as much when there is none. */
export async function readableFile(viewer: Viewer, key: string): Promise<FileRow | null> {
  const file = isKey(key) ? await StoredFile.findOne({ key }).lean<FileRow>() : null;
  return file && canReadFile(viewer, file) ? file : null;
}

/** What a link that was signed for somebody who may read it opens, as long as the file is to stay. */
export const linkedFile = (key: string): Promise<FileRow | null> =>
  StoredFile.findOne({ key, state: { $in: ['waiting', 'kept'] } }).lean<FileRow>();

export const isPicture = ({ type }: FileRow): boolean => type.startsWith('image/');

/** Pictures show, everything else is saved. A key is never given to other bytes, so its record is its tag. */
export const asItIs = (storage: FileStorage, file: FileRow): Servable => ({
  type: file.type,
  bytes: file.bytes,
  etag: `"${file._id}"`,
  saveAs: isPicture(file) ? undefined : file.name,
  open: (part) => storage.open(file.key, part),
});

/** A picture as the link asks for it. */
export async function drawnAs(variant: Variant, file: FileRow, renditions: Renditions): Promise<Servable> {
  const picture = await renditions(file, variant);
  return {
    type: `image/${variant.format}`,
    bytes: picture.length,
    etag: `"${file._id}-${codeOf(variant)}"`,
    open: async (part) => Readable.from([part ? picture.subarray(part.start, part.end + 1) : picture]),
  };
}
