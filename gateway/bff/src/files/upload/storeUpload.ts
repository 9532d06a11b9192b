import { createReadStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { StoredFile, type FileFolder, type FileRow, type FileType } from '@athenaeum/kit/files';
import type { FileStorage } from '../storage';
import { tidyName } from './tidyName';

const EXTENSION: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

interface Judged {
  ownerId: string;
  folder: FileFolder;
  /** The original file name. */
  name: string;
  type: FileType;
  path: string;
  bytes: number;
}

/**
 * Keeps a file that has been judged. It is on record before its bytes are sent, and readable only after they are all
 * there: whatever happens in between leaves something the sweep knows of and nobody can read.
 */
export async function storeUpload(storage: FileStorage, file: Judged): Promise<FileRow> {
  const { ownerId, folder, name, type, path, bytes } = file;
  const extension = EXTENSION[type];
  const filename = `${randomUUID()}.${extension}`;
  const now = Date.now();
  const record = await StoredFile.create({
    key: folder === 'opportunities-docs' ? `${folder}/${ownerId}/${filename}` : `${folder}/${filename}`,
    owner_id: ownerId,
    folder,
    name: tidyName(name, extension),
    type,
    bytes,
    created_at: now,
    since: now,
  });
  try {
    await storage.put(record.key, createReadStream(path), { bytes, type });
    return await settle(record._id, 'waiting');
  } catch (error) {
    // When this fails too, the sweep finds what has been arriving for too long.
    await settle(record._id, 'leaving').catch(() => {});
    throw error;
  }
}

/** Only what is still arriving: the sweep may have given up on it. */
async function settle(id: string, state: 'waiting' | 'leaving'): Promise<FileRow> {
  const settled = await StoredFile.findOneAndUpdate(
    { _id: id, state: 'arriving' },
    { state, since: Date.now() },
    { returnDocument: 'after' },
  ).lean<FileRow>();
  if (!settled) throw new Error('An upload was given up on while it was arriving');
  return settled;
}
